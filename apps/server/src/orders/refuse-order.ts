import { cartRefusals, placingRefusals } from '@pavilion/contract/order-refusals.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import type { PlacingRefusal } from './place-order.ts'

const refusals = {
  'coupon-unknown': 'COUPON_UNKNOWN',
  'coupon-not-yet': 'COUPON_NOT_YET',
  'coupon-ended': 'COUPON_ENDED',
  'coupon-over': 'COUPON_OVER',
  'coupon-used-by-you': 'COUPON_USED_BY_YOU',
  'coupon-not-for-these': 'COUPON_NOT_FOR_THESE',
  'coupon-other-currency': 'COUPON_OTHER_CURRENCY',
  'key-used-otherwise': 'KEY_USED_OTHERWISE',
  'in-progress': 'IN_PROGRESS',
} as const satisfies Readonly<Record<PlacingRefusal, keyof typeof placingRefusals>>

/** How a call says that an order was not placed. Thrown inside the transaction, it undoes what was done. */
export function refusePlacing({ caller }: CallContext, code: PlacingRefusal) {
  if (code === 'in-progress') caller.setHeader('retry-after', '1')
  const name = refusals[code]
  return refuseCall(name, placingRefusals[name])
}

export function refuseCart(code: 'package-unknown' | 'price-changed') {
  const name = code === 'package-unknown' ? 'PACKAGE_UNKNOWN' : 'PRICE_CHANGED'
  return refuseCall(name, cartRefusals[name])
}
