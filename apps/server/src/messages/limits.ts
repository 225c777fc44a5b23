import { type Limits, HOUR } from '#security/limits.ts'

export const limits = {
  /** Whoever looks through the outbox is logged once an hour. */
  readingByAccount: { name: 'outbox-reading-by-account', most: 1, seconds: HOUR },
  /** Text messages cost money: the operator sets how many go out. */
  smsByCountry: { name: 'sms-by-country', most: 100, seconds: HOUR },
  smsByAll: { name: 'sms-by-all', most: 400, seconds: HOUR },
  /** Invitations leave the better part to those who sign up. */
  inviteByCountry: { name: 'sms-invitation-by-country', most: 25, seconds: HOUR },
  inviteByAll: { name: 'sms-invitation-by-all', most: 100, seconds: HOUR },
} as const satisfies Limits
