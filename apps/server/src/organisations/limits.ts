import { DAY, HOUR, type Limits } from '#security/limits.ts'

export const limits = {
  organisationByAccount: { name: 'organisation-by-account', most: 20, seconds: DAY },
  crestByAccount: { name: 'organisation-crest-by-account', most: 40, seconds: HOUR },
  invitationByAccount: { name: 'organisation-invitation-by-account', most: 100, seconds: HOUR },
  textByAccount: { name: 'organisation-text-by-account', most: 20, seconds: DAY },
  invitationByGuest: { name: 'organisation-invitation-by-guest', most: 5, seconds: DAY },
  acceptanceByAccount: { name: 'organisation-acceptance-by-account', most: 30, seconds: HOUR },
  claimByAccount: { name: 'organisation-claim-by-account', most: 10, seconds: DAY },
  /** Asking again after a refusal is a matter of days. */
  claimByAccountAndOrganisation: {
    name: 'organisation-claim-by-account-and-organisation',
    most: 5,
    seconds: 7 * DAY,
  },
} as const satisfies Limits
