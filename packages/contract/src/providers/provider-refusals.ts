export const PROVIDER_NOT_CONFIGURED = {
  status: 404,
  message: 'You cannot log in to this site that way.',
} as const

export const PROVIDER_UNREACHABLE = {
  status: 503,
  message: 'That service cannot be reached at the moment. Try again, or use your password.',
} as const

/** The same for a code or ticket that is invalid, used, expired, or of another browser. */
export const SIGN_IN_EXPIRED = {
  status: 400,
  message: 'That took too long, or started in another window. Start again.',
} as const

export const IDENTITY_TAKEN = {
  status: 409,
  message: 'That login is already linked to another account.',
} as const

export const IDENTITY_NOT_FOUND = { status: 404, message: 'Link not found.' } as const
