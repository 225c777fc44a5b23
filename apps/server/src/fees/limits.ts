import { DAY, HOUR, type Limits } from '#security/limits.ts'

export const limits = {
  productByAccount: { name: 'fee-product-by-account', most: 60, seconds: HOUR },
  chargeByAccount: { name: 'fee-charge-by-account', most: 300, seconds: HOUR },
  payByAccount: { name: 'fee-pay-by-account', most: 30, seconds: HOUR },
  /** Anybody can have a club, and put anybody's address among its players. */
  emailByAddress: { name: 'fee-email-by-address', most: 10, seconds: DAY },
  emailByClub: { name: 'fee-email-by-club', most: 5000, seconds: DAY },
} as const satisfies Limits
