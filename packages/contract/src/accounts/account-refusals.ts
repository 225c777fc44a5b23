/** Refused wherever an account is needed: there is no access token, or it is not valid. */
export const SIGNED_OUT = { status: 401, message: 'Please log in first.' } as const

/** Refused to signed-in callers when the existence of the thing is public. */
export const NOT_ALLOWED = { status: 403, message: 'You may not do that.' } as const

/** The same for a wrong password and for an unknown address. */
export const WRONG_CREDENTIALS = {
  status: 400,
  message: 'That email and password do not fit together.',
} as const

/** The same for a code that is wrong, expired, used, or of an unknown account. */
export const WRONG_CODE = {
  status: 400,
  message: 'That code is not right, or no longer good. Ask for a new one.',
} as const

export const WRONG_LINK = {
  status: 400,
  message: 'That link is no longer good. Ask for a new one.',
} as const

export const WRONG_PASSWORD = { status: 400, message: 'That is not your password.' } as const

/** With Retry-After, in seconds. */
export const TOO_MANY_TRIES = {
  status: 429,
  message: 'That was tried too often. Please wait a little.',
} as const

/** With Retry-After, in seconds. */
export const BUSY = {
  status: 503,
  message: 'Too many people are logging in at once. Please try again in a moment.',
} as const

export const SESSION_NOT_FOUND = { status: 404, message: 'There is no such session.' } as const

/** The message names the organisations that would be left without an owner. */
export const LAST_OWNER = {
  status: 409,
  message: 'You are the only owner of an organisation. Make somebody else an owner first.',
} as const

/** Bookings have to be cancelled first; that call says what is refunded. */
export const COMING_BOOKINGS = {
  status: 409,
  message: 'You have bookings that are still to come. Cancel them first.',
} as const

/** Somebody who has taken over an account must not close it while its owner can still undo the change. */
export const CONTACT_CHANGED = {
  status: 409,
  message: 'Your number or e-mail was changed within seven days. Close the account after that.',
} as const

/** Many codes are being guessed at the moment, so a guess needs a proof of work: see `proofOfWork`. */
export const PROOF_NEEDED = {
  status: 428,
  message: 'We need a moment to make sure that no machine is guessing codes. Please try again.',
} as const

/** No code was requested, or it has expired. */
export const NOTHING_TO_CONFIRM = {
  status: 409,
  message: 'There is nothing to confirm any more. Please begin again.',
} as const

/** The same for a code that is wrong, used, or of another moment. */
export const WRONG_FACTOR = {
  status: 400,
  message: 'That code is not right, or was used already. Enter the code your app shows now.',
} as const

export const FACTOR_IS_ON = { status: 409, message: 'Two-step login is on already.' } as const

export const FACTOR_IS_OFF = {
  status: 409,
  message: 'Two-step login is off. Start again.',
} as const
