export const ASSOCIATION_NOT_FOUND = {
  status: 409,
  message: 'That association is not here, or nobody runs it on this site yet.',
} as const

/** Owners of grounds only hire them out. */
export const CANNOT_AFFILIATE = {
  status: 409,
  message: 'Only clubs, academies and associations can be affiliated.',
} as const

export const AFFILIATION_CIRCLE = {
  status: 409,
  message: 'That association stands under this one already.',
} as const

/** Decided otherwise, withdrawn or never made. */
export const APPLICATION_OVER = {
  status: 409,
  message: 'This application was withdrawn or decided by somebody else.',
} as const

export const NOT_AFFILIATED = {
  status: 409,
  message: 'These two are not affiliated.',
} as const

/** The register has somebody of the name under this number, or another account. */
export const NOT_ON_REGISTER = {
  status: 409,
  message: 'No player with that name and number was registered on that day.',
} as const

/** With this or another club of the association, on one of the days. */
export const ALREADY_REGISTERED = {
  status: 409,
  message: 'One of these players is registered on these days already. Ask for a transfer instead.',
} as const

export const REGISTRATION_OVER = {
  status: 409,
  message: 'One of these was decided by somebody else meanwhile. Load the page again.',
} as const

export const SAME_CLUB = {
  status: 409,
  message: 'The player is registered with this club on that day.',
} as const

/** Another club, or this one for another day, has asked first. */
export const TRANSFER_OPEN = {
  status: 409,
  message: 'Another transfer of this player is not decided yet.',
} as const

export const TRANSFER_OVER = {
  status: 409,
  message: 'This transfer was withdrawn or decided, or the player has moved meanwhile.',
} as const

export const WINDOW_CLOSED = {
  status: 409,
  message: 'The association takes no transfers on that day.',
} as const

export const STALE_ASSOCIATION = {
  status: 409,
  message: 'Somebody else changed this meanwhile. Load it again before you save.',
} as const

export const HANDBOOK_FULL = {
  status: 409,
  message: 'A handbook holds 500 rules at most.',
} as const
