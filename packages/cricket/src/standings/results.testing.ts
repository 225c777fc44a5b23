import type { Contribution, InningsFacts, SideContribution } from './contribution.ts'
import { balls } from './units.ts'

const quota = balls(120)

/** "A 180/120 b 150/120": A won, who is written with a capital letter, and both are for small letters. */
export function result(text: string, more: Partial<SideContribution> = {}): Contribution {
  const [one = '', oneRate = '', other = '', otherRate = ''] = text.split(' ')
  const hasWinner = isCapital(one) !== isCapital(other)
  const side = (name: string, rate: string): SideContribution => ({
    team: name.toLowerCase(),
    result: hasWinner ? (isCapital(name) ? 'won' : 'lost') : 'tied',
    decision: 'play',
    rate: rateOf(rate),
    innings: [],
    ...more,
  })
  return {
    ballsPerOver: balls(6),
    quota,
    sides: [side(one, oneRate), side(other, otherRate)],
  }
}

const isCapital = (name: string): boolean => name !== name.toLowerCase()

function rateOf(text: string): SideContribution['rate'] {
  const [runs, off] = text.split('/').map(Number)
  return runs === undefined || off === undefined ? null : { runs, balls: balls(off) }
}

export function washedOut(one: string, other: string): Contribution {
  return result(`${one} - ${other} -`, { result: 'no result' })
}

/** The innings of both sides of a result, in the order of its sides. */
export function withInnings(
  contribution: Contribution,
  ...innings: readonly [Partial<InningsFacts>, Partial<InningsFacts>]
): Contribution {
  const [one, other] = contribution.sides
  const facts = (number: 1 | 2): InningsFacts => ({
    number,
    runs: 0,
    wickets: 0,
    wicketLimit: 10,
    allOut: false,
    progress: [],
    ...innings[number - 1],
  })
  return {
    ...contribution,
    sides: [
      { ...one, innings: [facts(1)] },
      { ...other, innings: [facts(2)] },
    ],
  }
}
