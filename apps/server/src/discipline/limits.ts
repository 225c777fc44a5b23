import { DAY, type Limits } from '#security/limits.ts'

export const limits = {
  reportByAccount: { name: 'discipline-report-by-account', most: 100, seconds: DAY },
} as const satisfies Limits
