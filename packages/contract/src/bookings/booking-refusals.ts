export const NOT_BOOKABLE = { status: 409, message: 'That ground cannot be booked here.' } as const

/** `errors` names each slot that is taken. */
export const SLOT_TAKEN = { status: 409, message: 'Someone else was faster.' } as const

/** `errors` names each slot that has begun, or is too soon or too far ahead. */
export const SLOT_CLOSED = { status: 409, message: 'That cannot be booked now.' } as const

export const OFFICIAL_TAKEN = {
  status: 409,
  message: 'An official you chose is busy at that time.',
} as const

export const PRICE_CHANGED = {
  status: 409,
  message: 'The price has changed. Check it and try again.',
} as const

export const TOO_MANY_HOLDS = {
  status: 409,
  message: 'You are holding as many bookings as you can. Pay for or release one first.',
} as const

export const IDEMPOTENCY_KEY_REUSED = {
  status: 422,
  message: 'That key has been used for something else.',
} as const

export const BOOKING_NOT_FOUND = { status: 404, message: 'Booking not found.' } as const

/** It was cancelled, was never paid for, or is over. */
export const BOOKING_OVER = {
  status: 409,
  message: 'That booking is over or cancelled.',
} as const

export const BOOKING_UNPAID = {
  status: 409,
  message: 'That booking has not been paid for yet.',
} as const

export const TOO_LATE_TO_MOVE = {
  status: 409,
  message: 'It is too late to move that slot.',
} as const

export const OTHER_PRICE = {
  status: 409,
  message: 'That slot has a different price. Cancel this one and book it separately.',
} as const

export const TIME_TAKEN = {
  status: 409,
  message: 'There are bookings in that time, or the ground is already closed.',
} as const

export const CLOSURE_NOT_FOUND = { status: 404, message: 'The ground is not closed then.' } as const
