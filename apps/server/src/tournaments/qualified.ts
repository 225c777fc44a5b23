import { type MatchResult, qualification } from '@pavilion/cricket/qualification/qualification.ts'
import { matchWorth } from '@pavilion/cricket/standings/bonus-bounds.ts'
import type { PointsRules } from '@pavilion/cricket/standings/points-rules.ts'
import type { TableRow } from '@pavilion/cricket/standings/table.ts'
import type { TableMatch } from '#matches/matches.ts'

/** How often the search for one team may branch: a page waits for it. */
const PATIENCE = 2_000
const MOST_TEAMS = 16

type League = {
  readonly matches: readonly TableMatch[]
  readonly rules: PointsRules
  /** How many go through; 0 where nobody does. */
  readonly places: number
  /** The teams that have not withdrawn. */
  readonly playing: ReadonlySet<string>
}

export type Chance = {
  readonly status: 'qualified' | 'out' | 'tie break' | 'open'
  readonly witness: readonly MatchResult[]
}

/**
 * Who goes through, who cannot any more and who still can, as far as that is known. Nothing is said of a team that has
 * withdrawn: it takes no place.
 */
export function qualified(
  rows: readonly TableRow[],
  { matches, rules, places, playing }: League,
): ReadonlyMap<string, Chance> {
  const own = rows.filter(({ team }) => playing.has(team))
  if (places === 0 || places >= own.length || matches.length === 0) return new Map()
  const remaining = matches.filter(({ contribution }) => contribution === null)
  if (remaining.length === 0) {
    return new Map(own.map((row) => [row.team, { status: endsAs(row, own, places), witness: [] }]))
  }
  return canReckon(rules) && rows.length <= MOST_TEAMS
    ? reckoned(rows, { rules, places, playing, remaining })
    : new Map()
}

/** Those who share the last place with another go through by a tie-break that has not been held yet. */
function endsAs({ place }: TableRow, rows: readonly TableRow[], places: number): Chance['status'] {
  const ahead = rows.filter((row) => row.place < place).length
  const level = rows.filter((row) => row.place === place).length
  if (ahead + level <= places) return 'qualified'
  return ahead >= places ? 'out' : 'tie break'
}

type Open = Omit<League, 'matches'> & { readonly remaining: readonly TableMatch[] }

const statuses = {
  clinched: 'qualified',
  eliminated: 'out',
  'tie-break': 'tie break',
  open: 'open',
} as const

function reckoned(
  rows: readonly TableRow[],
  { rules, places, playing, remaining }: Open,
): ReadonlyMap<string, Chance> {
  const least = Math.min(...rows.map(({ points }) => points))
  const worth = matchWorth(rules)
  const behind = least - (worth.win[1] - Math.min(0, worth.loss[0])) * remaining.length - 1
  const league = {
    places,
    points: { win: 0, tie: 0 },
    bonus: worth,
    teams: rows.map(({ team, points }) => ({
      id: team,
      points: playing.has(team) ? points : behind,
    })),
    remaining: remaining.map(({ teams }) => teams),
  }
  const answered = qualification(league, PATIENCE)
  const certain = answered.ok ? answered.value.filter(({ id }) => playing.has(id)) : []
  return new Map(
    certain.flatMap(({ id, status, witness }) =>
      status === 'unknown' ? [] : [[id, { status: statuses[status], witness }] as const],
    ),
  )
}

/** What decides comes from the result and from bonus points within bounds, and the points come first. */
function canReckon({ points, order }: PointsRules): boolean {
  const { special, outright, unequalDraw, firstInningsLead } = points
  return (
    [special, outright, unequalDraw, firstInningsLead].every((one) => one === undefined) &&
    order[0] === 'points'
  )
}
