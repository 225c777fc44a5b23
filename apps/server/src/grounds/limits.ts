import { type Limits, HOUR } from '#security/limits.ts'

export const limits = {
  groundPhotoByAccount: { name: 'ground-photo-by-account', most: 60, seconds: HOUR },
} as const satisfies Limits
