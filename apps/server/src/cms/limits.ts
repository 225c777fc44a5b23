import { type Limits, HOUR } from '#security/limits.ts'

export const limits = {
  postPictureByAccount: { name: 'post-picture-by-account', most: 60, seconds: HOUR },
} as const satisfies Limits
