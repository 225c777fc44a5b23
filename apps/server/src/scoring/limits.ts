import { type Limits, HOUR } from '#security/limits.ts'

export const limits = {
  matchByAccount: { name: 'match-by-account', most: 30, seconds: HOUR },
  invitationByAccount: { name: 'invitation-by-account', most: 60, seconds: HOUR },
  proposalByAccount: { name: 'proposal-by-account', most: 120, seconds: HOUR },
  signatureByAccount: { name: 'signature-by-account', most: 60, seconds: HOUR },
  acceptByAccount: { name: 'accept-by-account', most: 30, seconds: HOUR },
} as const satisfies Limits
