import { HOUR, type Limits } from '#security/limits.ts'

export const limits = {
  enrolByAccount: { name: 'academy-enrol-by-account', most: 60, seconds: HOUR },
  planByAccount: { name: 'academy-plan-by-account', most: 600, seconds: HOUR },
} as const satisfies Limits
