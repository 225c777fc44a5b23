import * as t from '#texts/tournaments.ts'

export const legsOf = { once: 1, twice: 2, thrice: 3, fourfold: 4 } as const

type Named = keyof typeof legsOf
type Legs = (typeof legsOf)[Named]

const names: Readonly<Record<Legs, Named>> = { 1: 'once', 2: 'twice', 3: 'thrice', 4: 'fourfold' }

/** The choice for how often each pair of a league meets. */
export const legsNamed = (legs: Legs = 1): Named => names[legs]

export const legChoices = [
  ['once', t.once],
  ['twice', t.twiceHomeAndAway],
  ['thrice', t.threeTimes],
  ['fourfold', t.fourTimes],
] as const
