import { placingRefusals } from '@pavilion/contract/orders/order-refusals.ts'
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
  'idempotency-key-reused': 'IDEMPOTENCY_KEY_REUSED',
  'in-progress': 'IN_PROGRESS',
} as const satisfies Readonly<Record<PlacingRefusal, keyof typeof placingRefusals>>

/** The refusal of an order that was not placed. Thrown inside the transaction, it rolls that back. */
export function refusePlacing({ caller }: CallContext, code: PlacingRefusal) {
  if (code === 'in-progress') caller.setHeader('retry-after', '1')
  const name = refusals[code]
  return refuseCall(name, placingRefusals[name])
}
