import { type Limits, HOUR } from '#security/limits.ts'

export const limits = {
  orderByAccount: { name: 'order-by-account', most: 60, seconds: HOUR },
} as const satisfies Limits
