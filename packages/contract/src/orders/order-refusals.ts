/** Why a coupon does not apply. */
export const couponRefusals = {
  COUPON_UNKNOWN: { status: 422, message: 'We do not know that code.' },
  COUPON_NOT_YET: { status: 422, message: 'That code cannot be used yet.' },
  COUPON_ENDED: { status: 422, message: 'That code can no longer be used.' },
  COUPON_OVER: { status: 422, message: 'That code has been used up.' },
  COUPON_USED_BY_YOU: {
    status: 422,
    message: 'You have used that code as often as it may be used.',
  },
  COUPON_NOT_FOR_THESE: { status: 422, message: 'That code is not for anything in this order.' },
  COUPON_OTHER_CURRENCY: { status: 422, message: 'That code is for another currency.' },
} as const

/** Why an order is not placed. `IN_PROGRESS` has a Retry-After header, in seconds. */
export const placingRefusals = {
  ...couponRefusals,
  IDEMPOTENCY_KEY_REUSED: { status: 422, message: 'That key has been used for another order.' },
  IN_PROGRESS: { status: 409, message: 'That order is being placed just now.' },
} as const

/** Why a cart cannot be bought as it is; `errors` name the items, as `items.0`. */
export const cartRefusals = {
  PACKAGE_UNKNOWN: { status: 422, message: 'Something in the cart is no longer for sale.' },
  PRICE_CHANGED: { status: 409, message: 'A price has changed. Please look at the cart again.' },
} as const

export const ORDER_NOT_FOUND = { status: 404, message: 'We do not know that order.' } as const

/** No payment provider is configured. */
export const PAYMENTS_CLOSED = {
  status: 409,
  message: 'This site takes no payments online yet. Please ask whoever runs it.',
} as const

export const ORDER_NOT_PAYABLE = {
  status: 409,
  message: 'That order can no longer be paid. Please place a new one.',
} as const

export const ORDER_PAID = {
  status: 409,
  message: 'That order has been paid. It can only be refunded.',
} as const

export const ORDER_IS_BOOKING = {
  status: 409,
  message: 'That is a booking. Cancel it where you booked it.',
} as const

export const PAYMENT_NOT_FOUND = { status: 404, message: 'We do not know that payment.' } as const

export const PAYMENT_DECIDED = {
  status: 409,
  message: 'That payment has been decided already, or waited too long.',
} as const
