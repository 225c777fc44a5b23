import { ok, refused, type Result } from '../result.ts'
import type { MatchWorth } from '../standings/bonus-bounds.ts'

/** A league of which some matches are still to be played. A defeat is worth nothing. */
export type League = {
  /** How many teams qualify. */
  readonly places: number
  readonly points: { readonly win: number; readonly tie: number }
  /**
   * What each side of a match to come gets besides, by its result: any amount between the two, whatever the other side
   * gets. Absent: nothing.
   */
  readonly bonus?: MatchWorth | undefined
  /** Their points so far; deductions may have taken them below nothing. */
  readonly teams: readonly { readonly id: string; readonly points: number }[]
  /** The matches to come; a pair may meet more than once. Without any, the points as they are decide. */
  readonly remaining: readonly (readonly [string, string])[]
}

const noBonus: MatchWorth = { win: [0, 0], tie: [0, 0], loss: [0, 0] }

/** What the results of a match are worth with the least, or the most, bonus points. */
export type Worth = { readonly win: number; readonly tie: number; readonly loss: number }

export function worthOf({ points, bonus = noBonus }: League, bound: 'least' | 'most'): Worth {
  const at = bound === 'least' ? 0 : 1
  return {
    win: thousandths(points.win + bonus.win[at]),
    tie: thousandths(points.tie + bonus.tie[at]),
    loss: thousandths(bonus.loss[at]),
  }
}

const MOST_POINTS = 1_000_000

/** Points are counted in thousandths, so that half points and the like are exact. */
const scale = 1000

export const thousandths = (points: number): number => Math.round(points * scale)

/** The league as it is, unless something in it makes no sense. */
export function checkLeague(league: League): Result<League, 'bad-league'> {
  const wrong =
    wrongTeams(league) ?? wrongPoints(league) ?? wrongBonus(league) ?? wrongMatches(league)
  return wrong === undefined ? ok(league) : refused('bad-league', wrong)
}

function wrongTeams({ teams, places }: League): string | undefined {
  const ids = teams.map(({ id }) => id)
  if (ids.length === 0) return 'There are no teams.'
  if (ids.includes('')) return 'A team has an empty id.'
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) return `Two teams have the id "${twice}".`
  if (Number.isInteger(places) && places >= 1 && places <= ids.length) return undefined
  return `There must be between 1 and ${ids.length} places, as many as there are teams; there are ${places}.`
}

function wrongPoints({ points, teams }: League): string | undefined {
  const results = [
    ['a win', points.win],
    ['a tie', points.tie],
  ] as const
  const negative = results.find(([, value]) => value < 0)
  if (negative !== undefined) return `The points of ${negative[0]} are negative: ${negative[1]}.`
  const held = teams.map((team) => [`the team "${team.id}"`, team.points] as const)
  for (const [what, value] of [...results, ...held]) {
    if (value < -MOST_POINTS)
      return `The points of ${what} are fewer than minus a million: ${value}.`
    if (value > MOST_POINTS) return `The points of ${what} are more than a million: ${value}.`
    if (Math.abs(value * scale - Math.round(value * scale)) > 1e-4)
      return `The points of ${what} have more than three decimals: ${value}.`
  }
  return points.tie > points.win ? 'A tie is worth more than a win.' : undefined
}

function wrongBonus(league: League): string | undefined {
  const { bonus } = league
  if (bonus === undefined) return undefined
  for (const [what, span] of Object.entries(bonus)) {
    const [least, most] = span
    if (!span.every(isPoints))
      return `The bonus points of a ${what} are no points: ${span.join(' to ')}.`
    if (least > most)
      return `The least bonus points of a ${what} are more than the most: ${least} to ${most}.`
  }
  const isInOrder = ({ win, tie, loss }: Worth) => loss <= tie && tie <= win
  if (isInOrder(worthOf(league, 'least')) && isInOrder(worthOf(league, 'most'))) return undefined
  return 'With its bonus points a tie is worth more than a win, or less than a defeat.'
}

const isPoints = (value: number): boolean =>
  Math.abs(value) <= MOST_POINTS && Math.abs(value * scale - thousandths(value)) <= 1e-4

function wrongMatches({ remaining, teams }: League): string | undefined {
  const ids = new Set(teams.map(({ id }) => id))
  for (const [at, pair] of remaining.entries()) {
    const unknown = pair.find((id) => !ids.has(id))
    if (unknown !== undefined)
      return `Remaining match ${at + 1} names the team "${unknown}", which is not in the league.`
    if (pair[0] === pair[1]) return `In remaining match ${at + 1}, "${pair[0]}" plays itself.`
  }
  return undefined
}
