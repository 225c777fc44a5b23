import { type Limits, MINUTE } from '#security/limits.ts'

export const limits = {
  unknownCouponByAddress: { name: 'unknown-coupon-by-address', most: 30, seconds: 10 * MINUTE },
} as const satisfies Limits
