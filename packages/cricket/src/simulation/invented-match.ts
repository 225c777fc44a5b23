import type {
  Contribution,
  InningsFacts,
  SideContribution,
  SideResult,
} from '../standings/contribution.ts'
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
  readonly inningsPerSide: number
}

const RUNS_AN_OVER = 7.2
const SPREAD_OF_AN_OVER = 3.4
const WICKET_AN_OVER = 0.33
const SECOND_WICKET = 0.06
/** One for so many runs. */
const RUNS_A_BOUNDARY = 9

/** A match as a table needs it, played over by over by a throw of dice. */
export function inventedMatch(
  sides: readonly [Strength, Strength],
  format: InventedFormat,
  random: Random,
): Contribution {
  const happens = (inAHundred: number) => random() * 100 < inAHundred
  if (happens(format.washedOut)) return washedOut(sides, format)
  const [home, away] = sides
  const [one, other] = random() < 0.5 ? [home, away] : [away, home]
  const dice = { format, random }
  const turns = Array.from({ length: format.inningsPerSide }, () => [one, other]).flat()
  const batted: Turn[] = []
  for (const [at, side] of turns.entries()) {
    const rival = side === one ? other : one
    const lead = runsOf(batted, rival) - runsOf(batted, side)
    const isLast = at === turns.length - 1
    if (isLast && lead < 0) break
    const asked = { edge: side.edge - rival.edge, target: isLast ? lead + 1 : null }
    batted.push({ side, innings: inningsOf(at + 1, asked, dice) })
  }
  return recorded([one, other], happens(format.drawn) ? cutShort(batted, random) : batted, format)
}

type Turn = { readonly side: Strength; readonly innings: Batted }

const runsOf = (batted: readonly Turn[], side: Strength): number =>
  batted.reduce((sum, turn) => sum + (turn.side === side ? turn.innings.runs : 0), 0)

/** Time runs out in the last innings, somewhere before its end. */
function cutShort(batted: readonly Turn[], random: Random): (Turn & { readonly isCut?: true })[] {
  const last = batted.at(-1)
  if (last === undefined) return []
  const { progress } = last.innings
  const overs = Math.floor(progress.length * (0.5 + random() / 2))
  const [runs, wickets] = progress[overs - 1] ?? [0, 0]
  const innings = { ...last.innings, runs, wickets, progress: progress.slice(0, overs) }
  return [...batted.slice(0, -1), { side: last.side, innings, isCut: true }]
}

function recorded(
  [one, other]: readonly [Strength, Strength],
  batted: readonly (Turn & { readonly isCut?: true })[],
  format: InventedFormat,
): Contribution {
  const margin = runsOf(batted, one) - runsOf(batted, other)
  const isDrawn = batted.some(({ isCut }) => isCut === true)
  const result = (by: number): SideResult => {
    if (isDrawn) return 'drawn'
    return by === 0 ? 'tied' : by > 0 ? 'won' : 'lost'
  }
  const side = (of: Strength, by: number): SideContribution => {
    const own = batted.filter((turn) => turn.side === of).map(({ innings }) => innings)
    const [only] = own
    const isRated = format.inningsPerSide === 1 && !isDrawn && only !== undefined
    return {
      team: of.team,
      result: result(by),
      decision: 'play',
      rate: isRated ? { runs: only.runs, balls: balls(only.faced) } : null,
      innings: own.map((innings) => factsOf(innings, format)),
    }
  }
  return { ...baseOf(format), sides: [side(one, margin), side(other, -margin)] }
}

const baseOf = ({ overs, ballsPerOver, inningsPerSide }: InventedFormat) => ({
  ballsPerOver: balls(ballsPerOver),
  quota: inningsPerSide === 1 ? balls(overs * ballsPerOver) : null,
})

function washedOut(sides: readonly [Strength, Strength], format: InventedFormat): Contribution {
  const side = ({ team }: Strength): SideContribution => ({
    team,
    result: 'no result',
    decision: 'play',
    rate: null,
    innings: [],
  })
  return { ...baseOf(format), sides: [side(sides[0]), side(sides[1])] }
}

type Batted = Pick<InningsFacts, 'number' | 'runs' | 'wickets' | 'progress'> & {
  readonly bowled: number
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
      const left = Math.min(wickets, most - 1)
      return { number, runs: target, wickets: left, progress, bowled: used, faced: used }
    }
    progress.push([runs, wickets])
  }
  const bowled = progress.length * ballsPerOver
  return { number, runs, wickets, progress, bowled, faced: overs * ballsPerOver }
}

const factsOf = (
  { number, runs, wickets, progress, bowled }: Batted,
  format: InventedFormat,
): InningsFacts => ({
  number,
  runs,
  wickets,
  progress,
  wicketLimit: format.wickets,
  allOut: wickets >= format.wickets,
  balls: bowled,
  boundaries: Math.round(runs / RUNS_A_BOUNDARY),
})
