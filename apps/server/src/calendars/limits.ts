import { DAY, type Limits } from '#security/limits.ts'

export const limits = {
  calendarAddressByAccount: { name: 'calendar-address-by-account', most: 20, seconds: DAY },
} as const satisfies Limits
