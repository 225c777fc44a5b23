export const ORGANISATION_NOT_FOUND = {
  status: 404,
  message: 'Organisation not found.',
} as const

/** Somebody else has saved a newer revision. */
export const STALE_ORGANISATION = {
  status: 409,
  message: 'Somebody else changed this meanwhile. Load it again before you save.',
} as const

export const MEMBER_NOT_FOUND = {
  status: 404,
  message: 'That account is not a member of this organisation.',
} as const

export const NEEDS_AN_OWNER = {
  status: 409,
  message: 'An organisation needs an owner. Make somebody else an owner first.',
} as const

/** Used, expired, withdrawn or never made. */
export const INVITATION_OVER = {
  status: 409,
  message: 'This invitation is no longer valid. Ask for a new one.',
} as const

export const INVITATION_FOR_ANOTHER = {
  status: 403,
  message:
    'This invitation was sent to another email address or number. Log in with the account it was sent to, or ask for a new one.',
} as const

/** As many as an organisation may have: members, or invitations that have not been used. */
export const ORGANISATION_FULL = {
  status: 409,
  message: 'This organisation has as many people as it can hold.',
} as const

/** Others may have booked, or play. */
export const ORGANISATION_IN_USE = {
  status: 409,
  message: 'An organisation that has grounds or tournaments cannot be closed.',
} as const

/** As many organisations as an account may make. */
export const TOO_MANY_ORGANISATIONS = {
  status: 409,
  message: 'You already own as many organisations as one account may.',
} as const

/** Who asks to run an organisation runs as many as an account may. */
export const CLAIMANT_OWNS_MANY = {
  status: 409,
  message: 'This person owns as many organisations as one account can. Decline and say so.',
} as const

/** Somebody runs it, or it is closed. */
export const NOT_CLAIMABLE = {
  status: 409,
  message: 'Somebody already runs this. Write to them instead.',
} as const

/** Decided or withdrawn. */
export const ORGANISATION_CLAIM_OVER = {
  status: 409,
  message: 'This request has already been withdrawn or decided.',
} as const
