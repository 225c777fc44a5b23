import { type Limits, HOUR, DAY } from '#security/limits.ts'

export const limits = {
  letterByAddress: { name: 'letter-by-address', most: 10, seconds: HOUR },
  letterByWriter: { name: 'letter-by-writer', most: 10, seconds: DAY },
  letterBySite: { name: 'letter-by-site', most: 500, seconds: DAY },
} as const satisfies Limits
