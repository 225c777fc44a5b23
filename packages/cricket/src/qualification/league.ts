import { ok, refused, type Result } from '../result.ts'

/** A league of which some matches are still to be played. A defeat is worth nothing. */
export type League = {
  /** How many teams qualify. */
  readonly places: number
  readonly points: { readonly win: number; readonly tie: number }
  /** Their points so far; deductions may have taken them below nothing. */
  readonly teams: readonly { readonly id: string; readonly points: number }[]
  /** The matches to come; a pair may meet more than once. Without any, the points as they are decide. */
  readonly remaining: readonly (readonly [string, string])[]
}

const MOST_POINTS = 1_000_000

/** Points are counted in thousandths, so that half points and the like are exact. */
export const scale = 1000

/** The league as it is, unless something in it makes no sense. */
export function checkLeague(league: League): Result<League, 'bad-league'> {
  const wrong = wrongTeams(league) ?? wrongPoints(league) ?? wrongMatches(league)
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
