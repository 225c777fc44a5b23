export const NOT_BOOKABLE = { status: 409, message: 'That ground cannot be booked here.' } as const

/** `errors` names each slot that is taken. */
export const SLOT_TAKEN = { status: 409, message: 'Somebody was faster.' } as const

/** `errors` names each slot that has begun, or is too soon or too far ahead. */
export const SLOT_CLOSED = { status: 409, message: 'That can not be booked now.' } as const

export const OFFICIAL_TAKEN = {
  status: 409,
  message: 'Somebody you chose is busy at that time.',
} as const

export const PRICE_CHANGED = {
  status: 409,
  message: 'The price has changed. Please look at it again.',
} as const

export const TOO_MANY_HOLDS = {
  status: 409,
  message: 'You hold as many bookings as you may. Pay for them first, or let them go.',
} as const

export const IDEMPOTENCY_KEY_REUSED = {
  status: 422,
  message: 'That key has been used for something else.',
} as const

export const BOOKING_NOT_FOUND = { status: 404, message: 'We do not know that booking.' } as const

/** It was cancelled, was never paid for, or is over. */
export const BOOKING_OVER = {
  status: 409,
  message: 'That booking is over, or was let go.',
} as const

export const BOOKING_UNPAID = {
  status: 409,
  message: 'That booking has not been paid for yet.',
} as const

export const TOO_LATE_TO_MOVE = {
  status: 409,
  message: 'It is too late to change that slot for another one.',
} as const

export const OTHER_PRICE = {
  status: 409,
  message: 'That slot has another price. Cancel, and book it anew.',
} as const

export const TIME_TAKEN = {
  status: 409,
  message: 'There are bookings in that time, or it is closed already.',
} as const

export const CLOSURE_NOT_FOUND = { status: 404, message: 'It is not closed then.' } as const
