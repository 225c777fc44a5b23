import { DAY, type Limits } from '#security/limits.ts'

export const limits = {
  applicationByAccount: { name: 'affiliation-application-by-account', most: 60, seconds: DAY },
  registrationByAccount: { name: 'registration-by-account', most: 200, seconds: DAY },
  transferByAccount: { name: 'transfer-by-account', most: 100, seconds: DAY },
} as const satisfies Limits
