import type { TeamId } from '../setup.ts'
import { compareFractions, fraction, zero } from './fraction.ts'
import type { Fraction } from './fraction.ts'
import type { Measure, OrderStep } from './points-rules.ts'
import { talliesOf } from './tally.ts'
import type { TableInput, Tally } from './tally.ts'

/** The tallies from first to last, those level in every step together. */
export function inOrder(tallies: readonly Tally[], input: TableInput): Tally[][] {
  const { order } = input.rules
  return split(tallies, order.includes('lot') ? order : [...order, 'lot'], input)
}

/**
 * Each step is asked of those whom the steps before it left level. Where a head-to-head table tells some
 * of them apart, those still level are compared again by the matches among themselves alone.
 */
function split(level: readonly Tally[], steps: readonly OrderStep[], input: TableInput): Tally[][] {
  const [step, ...rest] = steps
  if (step === undefined || level.length < 2) return level.length === 0 ? [] : [[...level]]
  const groups = byStep(level, step, input)
  if (groups.length === 1) return split(level, rest, input)
  const next = typeof step === 'string' ? rest : steps
  return groups.flatMap((group) => split(group, next, input))
}

function byStep(level: readonly Tally[], step: OrderStep, input: TableInput): Tally[][] {
  if (step === 'lot') return byLot(level, input)
  return typeof step === 'string'
    ? byMeasure(level, step, input)
    : byTable(level, step.headToHead, input)
}

/** The latest lot that was drawn among all of these sides; one in which a side was missing says nothing. */
function byLot(level: readonly Tally[], { lots = [] }: TableInput): Tally[][] {
  const drawn = lots.findLast((lot) => level.every(({ team }) => lot.includes(team)))
  if (drawn === undefined) return [[...level]]
  const placeOf = ({ team }: Tally) => drawn.indexOf(team)
  return level.toSorted((one, other) => placeOf(one) - placeOf(other)).map((tally) => [tally])
}

function byMeasure(tallies: readonly Tally[], measure: Measure, input: TableInput): Tally[][] {
  const valueOf = (tally: Tally) => valueBy[measure](tally, input)
  return grouped(tallies, (one, other) => compareFractions(valueOf(other), valueOf(one)))
}

/** Groups by a table of the matches among these sides only. */
function byTable(
  tallies: readonly Tally[],
  measures: readonly Measure[],
  input: TableInput,
): Tally[][] {
  const among = new Set(tallies.map(({ team }) => team))
  const mini: TableInput = {
    ...input,
    teams: [...among],
    contributions: input.contributions.filter(({ sides }) =>
      sides.every(({ team }) => among.has(team)),
    ),
    adjustments: [],
    lots: [],
    rules: { ...input.rules, order: measures },
  }
  const whole = new Map<TeamId, Tally>(tallies.map((tally) => [tally.team, tally]))
  return inOrder(talliesOf(mini), mini).map((group) =>
    group.flatMap(({ team }) => whole.get(team) ?? []),
  )
}

function grouped(tallies: readonly Tally[], by: (one: Tally, other: Tally) => number): Tally[][] {
  const groups: Tally[][] = []
  for (const tally of tallies.toSorted(by)) {
    const last = groups.at(-1)
    const first = last?.[0]
    if (last !== undefined && first !== undefined && by(first, tally) === 0) last.push(tally)
    else groups.push([tally])
  }
  return groups
}

/** What a measure makes of a side: the more the better. */
const valueBy: Readonly<Record<Measure, (tally: Tally, input: TableInput) => Fraction>> = {
  points: ({ points }) => decimal(points),
  'points per match': ({ points, played }) => (played === 0 ? zero : decimal(points, played)),
  wins: ({ won }) => fraction(won),
  'fewest losses': ({ lost }) => fraction(-lost),
  'net run rate': ({ netRunRate }) => netRunRate ?? zero,
  'bonus points': ({ bonus }) => decimal(bonus),
  'batting points': ({ battingBonus }) => decimal(battingBonus),
  'bowling points': ({ bowlingBonus }) => decimal(bowlingBonus),
  quotient,
  'runs per wicket': ({ batting }) => fraction(batting.runs, Math.max(1, batting.wickets)),
  'runs scored': ({ batting }) => fraction(batting.runs),
  'wickets taken': ({ bowling }) => fraction(bowling.wickets),
  boundaries: ({ boundaries }) => fraction(boundaries),
  seeding: (tally, input) => fraction(-seedOf(tally, input)),
}

/** Points are given to three decimals at most. */
const decimal = (points: number, divisor = 1): Fraction =>
  fraction(Math.round(points * 1000), 1000 * divisor)

/** A side that has lost no wicket counts as having lost one, so that there is a quotient. */
function quotient({ batting, bowling }: Tally): Fraction {
  if (bowling.runs === 0) return fraction(batting.runs * Math.max(1, bowling.wickets))
  return fraction(
    batting.runs * Math.max(1, bowling.wickets),
    Math.max(1, batting.wickets) * bowling.runs,
  )
}

function seedOf({ team }: Tally, { seeding = [] }: TableInput): number {
  const seed = seeding.indexOf(team)
  return seed === -1 ? seeding.length : seed
}
