import { type Limits, HOUR } from '#security/limits.ts'

export const limits = {
  /** How many refusals of one account are logged; more are refused all the same. */
  refusalsByAccount: { name: 'logged-refusal-by-account', most: 60, seconds: HOUR },
} as const satisfies Limits
