import type { Contribution, InningsFacts, SideResult } from '../standings/contribution.ts'
import { balls } from '../standings/units.ts'
import { type Random, spread } from './random.ts'

/** How good a side is: runs an over more or less than usual. */
export type Strength = { readonly team: string; readonly edge: number }

export type InventedFormat = {
  readonly overs: number
  readonly ballsPerOver: number
  readonly wickets: number
  /** How many in a hundred matches have no result. */
  readonly washedOut: number
  /** Matches without a limit of overs are drawn at times. */
  readonly drawn: number
}

const RUNS_AN_OVER = 7.2
const SPREAD_OF_AN_OVER = 3.4
const WICKET_AN_OVER = 0.33
const SECOND_WICKET = 0.06

/** A match as a table needs it, played over by over by a throw of dice. */
export function inventedMatch(
  [home, away]: readonly [Strength, Strength],
  format: InventedFormat,
  random: Random,
): Contribution {
  const happens = (inAHundred: number) => random() * 100 < inAHundred
  if (happens(format.washedOut)) return without([home, away], format, 'no result')
  const [one, other] = random() < 0.5 ? [home, away] : [away, home]
  const first = inningsOf(1, { edge: one.edge - other.edge, target: null }, { format, random })
  const target = first.runs + 1
  const second = inningsOf(2, { edge: other.edge - one.edge, target }, { format, random })
  if (happens(format.drawn)) return without([home, away], format, 'drawn')
  const result = (own: number, theirs: number): SideResult =>
    own === theirs ? 'tied' : own > theirs ? 'won' : 'lost'
  const side = (team: string, own: Batted, theirs: Batted) => ({
    team,
    result: result(own.runs, theirs.runs),
    decision: 'play' as const,
    rate: { runs: own.runs, balls: balls(own.faced) },
    innings: [factsOf(own, format)],
  })
  return {
    ...baseOf(format),
    sides: [side(one.team, first, second), side(other.team, second, first)],
  }
}

const baseOf = ({ overs, ballsPerOver }: InventedFormat) => ({
  ballsPerOver: balls(ballsPerOver),
  quota: balls(overs * ballsPerOver),
})

function without(
  sides: readonly [Strength, Strength],
  format: InventedFormat,
  result: SideResult,
): Contribution {
  const side = ({ team }: Strength) => ({
    team,
    result,
    decision: 'play' as const,
    rate: null,
    innings: [],
  })
  return { ...baseOf(format), sides: [side(sides[0]), side(sides[1])] }
}

type Batted = Pick<InningsFacts, 'number' | 'runs' | 'wickets' | 'progress'> & {
  /** Balls as net run rate counts them: all of them for a side that is all out. */
  readonly faced: number
}

type Batting = { readonly edge: number; readonly target: number | null }
type Dice = { readonly format: InventedFormat; readonly random: Random }

function inningsOf(number: number, { edge, target }: Batting, { format, random }: Dice): Batted {
  const { overs, ballsPerOver, wickets: most } = format
  const progress: [number, number][] = []
  let [runs, wickets] = [0, 0]
  for (let over = 0; over < overs && wickets < most; over++) {
    const scored = Math.round(RUNS_AN_OVER + edge + spread(random) * SPREAD_OF_AN_OVER)
    runs += Math.max(0, scored)
    const fell = random()
    wickets = Math.min(most, wickets + (fell < SECOND_WICKET ? 2 : fell < WICKET_AN_OVER ? 1 : 0))
    if (target !== null && runs >= target) {
      const used = over * ballsPerOver + 1 + Math.floor(random() * ballsPerOver)
      return { number, runs: target, wickets: Math.min(wickets, most - 1), progress, faced: used }
    }
    progress.push([runs, wickets])
  }
  return { number, runs, wickets, progress, faced: overs * ballsPerOver }
}

const factsOf = ({ number, runs, wickets, progress }: Batted, format: InventedFormat) => ({
  number,
  runs,
  wickets,
  progress,
  wicketLimit: format.wickets,
  allOut: wickets >= format.wickets,
})
