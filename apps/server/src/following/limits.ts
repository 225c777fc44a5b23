import { HOUR, type Limits } from '#security/limits.ts'

export const limits = {
  followByAccount: { name: 'follow-by-account', most: 300, seconds: HOUR },
} as const satisfies Limits
