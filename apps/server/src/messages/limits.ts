import { type Limits, HOUR } from '#security/limits.ts'

export const limits = {
  /** Whoever looks through the outbox is logged once an hour. */
  readingByAccount: { name: 'outbox-reading-by-account', most: 1, seconds: HOUR },
} as const satisfies Limits
