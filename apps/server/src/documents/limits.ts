import { type Limits, HOUR } from '#security/limits.ts'

export const limits = {
  documentByAccount: { name: 'document-by-account', most: 60, seconds: HOUR },
} as const satisfies Limits
