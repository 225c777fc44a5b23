import { HOUR, type Limits } from '#security/limits.ts'

export const limits = {
  teamByAccount: { name: 'club-team-by-account', most: 60, seconds: HOUR },
  playersByAccount: { name: 'club-players-by-account', most: 300, seconds: HOUR },
  claimOfferByAccount: { name: 'club-claim-offer-by-account', most: 200, seconds: HOUR },
  claimByAccount: { name: 'club-claim-by-account', most: 30, seconds: HOUR },
} as const satisfies Limits
