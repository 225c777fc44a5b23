/** Refused wherever an account is needed: there is no access token, or it is not valid. */
export const SIGNED_OUT = { status: 401, message: 'Log in first.' } as const

/** Refused to signed-in callers when the existence of the thing is public. */
export const NOT_ALLOWED = {
  status: 403,
  message: 'You do not have permission to do that.',
} as const

/** The same for a wrong password and for an unknown address. */
export const WRONG_CREDENTIALS = {
  status: 400,
  message: 'Email or password is incorrect.',
} as const

/** Told only to who has proved to own the account. */
export const ACCOUNT_SUSPENDED = {
  status: 403,
  message: 'This account is suspended. Write to us if you think that is a mistake.',
} as const

/** The same for a code that is wrong, expired, used, or of an unknown account. */
export const WRONG_CODE = {
  status: 400,
  message: 'That code is wrong or has expired. Ask for a new one.',
} as const

export const WRONG_LINK = {
  status: 400,
  message: 'That link has expired. Ask for a new one.',
} as const

export const WRONG_PASSWORD = { status: 400, message: 'Password is incorrect.' } as const

/** With Retry-After, in seconds. */
export const TOO_MANY_TRIES = {
  status: 429,
  message: 'Too many attempts. Wait a little and try again.',
} as const

/** With Retry-After, in seconds. */
export const BUSY = {
  status: 503,
  message: 'Too many people are logging in at once. Try again in a moment.',
} as const

export const SESSION_NOT_FOUND = { status: 404, message: 'Session not found.' } as const

/** The message names the organisations that would be left without an owner. */
export const LAST_OWNER = {
  status: 409,
  message: 'You are the only owner of an organisation. Make someone else an owner first.',
} as const

/** Bookings have to be cancelled first; that call says what is refunded. */
export const COMING_BOOKINGS = {
  status: 409,
  message: 'You have upcoming bookings. Cancel them first.',
} as const

/** Somebody who has taken over an account must not close it while its owner can still undo the change. */
export const CONTACT_CHANGED = {
  status: 409,
  message: 'Your number or email was changed in the last seven days. Try again after that.',
} as const

/** Many codes are being guessed at the moment, so a guess needs a proof of work: see `proofOfWork`. */
export const PROOF_NEEDED = {
  status: 428,
  message: 'We need a moment to check that this is not a robot. Try again.',
} as const

/** No code was requested, or it has expired. */
export const NOTHING_TO_CONFIRM = {
  status: 409,
  message: 'There is nothing left to confirm. Start again.',
} as const

/** The same for a code that is wrong, used, or of another moment. */
export const WRONG_FACTOR = {
  status: 400,
  message: 'That code is not right, or was used already. Enter the code your app shows now.',
} as const

/** The same for every passkey that does not fit: unknown, of another site, an old challenge. */
export const WRONG_PASSKEY = {
  status: 400,
  message: 'That passkey was not accepted. Try again, or use another way.',
} as const

export const TOO_MANY_PASSKEYS = {
  status: 409,
  message: 'You have as many passkeys as an account can have. Remove one first.',
} as const

export const PASSKEY_NOT_FOUND = { status: 404, message: 'Passkey not found.' } as const

export const FACTOR_IS_ON = { status: 409, message: 'Two-step login is on already.' } as const

export const FACTOR_IS_OFF = {
  status: 409,
  message: 'Two-step login is off. Start again.',
} as const
