/** Why a coupon does not apply. */
export const couponRefusals = {
  COUPON_UNKNOWN: { status: 422, message: 'That code is not valid.' },
  COUPON_NOT_YET: { status: 422, message: 'That code is not valid yet.' },
  COUPON_ENDED: { status: 422, message: 'That code has expired.' },
  COUPON_OVER: { status: 422, message: 'That code has reached its usage limit.' },
  COUPON_USED_BY_YOU: {
    status: 422,
    message: 'You have already used that code.',
  },
  COUPON_NOT_FOR_THESE: {
    status: 422,
    message: 'That code does not apply to anything in this order.',
  },
  COUPON_OTHER_CURRENCY: { status: 422, message: 'That code is for another currency.' },
} as const

/** Why an order is not placed. `IN_PROGRESS` has a Retry-After header, in seconds. */
export const placingRefusals = {
  ...couponRefusals,
  IDEMPOTENCY_KEY_REUSED: { status: 422, message: 'That key has been used for another order.' },
  IN_PROGRESS: { status: 409, message: 'That order is already being placed.' },
} as const

/** Why a cart cannot be bought as it is; `errors` name the items, as `items.0`. */
export const cartRefusals = {
  PACKAGE_UNKNOWN: { status: 422, message: 'Something in the cart is no longer on sale.' },
  PRICE_CHANGED: { status: 409, message: 'A price has changed. Check your cart and try again.' },
} as const

export const ORDER_NOT_FOUND = { status: 404, message: 'Order not found.' } as const

/** No payment provider is configured. */
export const PAYMENTS_CLOSED = {
  status: 409,
  message: 'This site does not take online payments yet.',
} as const

export const ORDER_NOT_PAYABLE = {
  status: 409,
  message: 'That order can no longer be paid for. Place a new one.',
} as const

export const ORDER_PAID = {
  status: 409,
  message: 'That order has been paid for. It can only be refunded.',
} as const

export const ORDER_IS_BOOKING = {
  status: 409,
  message: 'That is a booking. Cancel it under My Bookings.',
} as const

export const PAYMENT_NOT_FOUND = { status: 404, message: 'Payment not found.' } as const

export const PAYMENT_DECIDED = {
  status: 409,
  message: 'That payment is already settled, or has expired.',
} as const
