/** Refused wherever an account is needed: there is no access token, or it is good no longer. */
export const SIGNED_OUT = { status: 401, message: 'Please log in first.' } as const

/** Refused to somebody who is signed in, where everybody may know that there is such a thing. */
export const NOT_ALLOWED = { status: 403, message: 'You may not do that.' } as const

/** The same for a wrong password and for an address that we do not know. */
export const WRONG_CREDENTIALS = {
  status: 400,
  message: 'That email and password do not fit together.',
} as const

/** The same for a code that is wrong, too old, used, or of somebody we do not know. */
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

/** The message names the organisations that would be nobody's. */
export const LAST_OWNER = {
  status: 409,
  message: 'You are the only owner of an organisation. Make somebody else an owner first.',
} as const

/** Somebody counts on whoever has booked; what comes back is told where a booking is cancelled. */
export const COMING_BOOKINGS = {
  status: 409,
  message: 'You have bookings that are still to come. Cancel them first.',
} as const

/** Whoever took an account over must not be able to end what its owner can still undo. */
export const CONTACT_CHANGED = {
  status: 409,
  message: 'Your number or e-mail was changed within seven days. Close the account after that.',
} as const

/** Many codes are being guessed just now: a guess has to bring the answer to a riddle, see `proofOfWork`. */
export const PROOF_NEEDED = {
  status: 428,
  message: 'We need a moment to make sure that no machine is guessing codes. Please try again.',
} as const

/** No code was asked for, or it has run out. */
export const NOTHING_TO_CONFIRM = {
  status: 409,
  message: 'There is nothing to confirm any more. Please begin again.',
} as const
