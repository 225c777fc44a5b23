import { type Limits, HOUR, DAY } from '#security/limits.ts'

export const limits = {
  messageByAddress: { name: 'message-by-address', most: 10, seconds: HOUR },
  messageByWriter: { name: 'message-by-writer', most: 10, seconds: DAY },
  messageBySite: { name: 'message-by-site', most: 500, seconds: DAY },
} as const satisfies Limits
