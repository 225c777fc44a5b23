import { DAY, HOUR, type Limits } from '#security/limits.ts'

export const limits = {
  organisationByAccount: { name: 'organisation-by-account', most: 20, seconds: DAY },
  crestByAccount: { name: 'organisation-crest-by-account', most: 40, seconds: HOUR },
  invitationByAccount: { name: 'organisation-invitation-by-account', most: 100, seconds: HOUR },
  invitationByGuest: { name: 'organisation-invitation-by-guest', most: 5, seconds: DAY },
  acceptanceByAccount: { name: 'organisation-acceptance-by-account', most: 30, seconds: HOUR },
} as const satisfies Limits
