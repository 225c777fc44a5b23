export const PROVIDER_NOT_CONFIGURED = {
  status: 404,
  message: 'Nobody signs in to this site that way.',
} as const

export const PROVIDER_UNREACHABLE = {
  status: 503,
  message: 'They cannot be reached at the moment. Please try again, or use your password.',
} as const

/** The same for a code or ticket that is invalid, used, expired, or of another browser. */
export const SIGN_IN_EXPIRED = {
  status: 400,
  message: 'That took too long, or began in another window. Please start again.',
} as const

export const IDENTITY_TAKEN = {
  status: 409,
  message: 'They sign in to another account here already.',
} as const

export const IDENTITY_NOT_FOUND = { status: 404, message: 'There is no such link.' } as const
