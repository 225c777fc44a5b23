import type { MatchSetup } from '@pavilion/cricket/setup.ts'

/** Whether the server has another setup: until a match starts, its format and line-ups may be changed. */
export const isOtherSetup = (one: MatchSetup, other: MatchSetup): boolean =>
  JSON.stringify(one) !== JSON.stringify(other)
