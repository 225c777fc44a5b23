import { DAY, type Limits } from '#security/limits.ts'

export const limits = {
  officialByAccount: { name: 'official-by-account', most: 500, seconds: DAY },
  appointmentByAccount: { name: 'appointment-by-account', most: 1000, seconds: DAY },
} as const satisfies Limits
