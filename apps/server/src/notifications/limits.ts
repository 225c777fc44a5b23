import { HOUR, type Limits } from '#security/limits.ts'

export const limits = {
  subscriptionByAccount: { name: 'push-subscription-by-account', most: 60, seconds: HOUR },
} as const satisfies Limits
