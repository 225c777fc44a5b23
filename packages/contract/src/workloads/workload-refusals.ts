export const STALE_DIRECTIVE = {
  status: 409,
  message: 'Somebody else changed this meanwhile. Load it again before you save.',
} as const

/** Clubs have no directives of their own. */
export const NOT_AN_ASSOCIATION = {
  status: 409,
  message: 'Only associations and tournaments have bowling directives.',
} as const

export const NETS_IN_FUTURE = {
  status: 409,
  message: 'Choose today or one of the last 30 days.',
} as const
