import type { League } from './league.ts'
import type { MatchResult, Qualification } from './qualification.ts'

/** The statuses by their definitions, over all combinations of results and of least and most bonus points. */
export function statusesByForce(league: League): Map<string, Qualification['status']> {
  const tables = allTables(league)
  return new Map(
    league.teams.map(({ id }) => {
      const ranges = tables.map((table) => positions(table, id))
      const status = ranges.every(([, last]) => last <= league.places)
        ? 'clinched'
        : ranges.some(([, last]) => last <= league.places)
          ? 'open'
          : ranges.some(([first]) => first <= league.places)
            ? 'tie-break'
            : 'eliminated'
      return [id, status]
    }),
  )
}

type Table = ReadonlyMap<string, number>

/** The positions of a team that wins every equality, and that loses every equality. */
export function positions(table: Table, id: string): [first: number, last: number] {
  const own = table.get(id) ?? 0
  const all = [...table].filter(([other]) => other !== id).map(([, points]) => points - own)
  return [
    1 + all.filter((points) => points > 1e-6).length,
    1 + all.filter((points) => points > -1e-6).length,
  ]
}

type Bound = 'least' | 'most'
/** What a side gets of its bonus points in a match, by the match's place in the list. */
type Bounds = (id: string, match: number) => Bound

export function tableAfter(
  league: League,
  results: readonly MatchResult[],
  bounds: Bounds = () => 'least',
): Table {
  const table = new Map(league.teams.map(({ id, points }) => [id, points]))
  for (const [match, { teams, winner }] of results.entries()) {
    for (const id of teams) {
      const won = winner === null ? 'tie' : winner === id ? 'win' : 'loss'
      const gained = gainOf(league, won, bounds(id, match))
      table.set(id, (table.get(id) ?? 0) + gained)
    }
  }
  return table
}

function gainOf({ points, bonus }: League, result: 'win' | 'tie' | 'loss', bound: Bound): number {
  const span = bonus?.[result] ?? [0, 0]
  return (result === 'loss' ? 0 : points[result]) + span[bound === 'least' ? 0 : 1]
}

function allTables(league: League): Table[] {
  const all = combinations(league.remaining)
  if (league.bonus === undefined) return all.map((results) => tableAfter(league, results))
  const sides = league.remaining.flatMap((teams, match) => teams.map((id) => `${id} ${match}`))
  return all.flatMap((results) =>
    subsetsOf(sides).map((most) =>
      tableAfter(league, results, (id, match) => (most.has(`${id} ${match}`) ? 'most' : 'least')),
    ),
  )
}

const subsetsOf = (all: readonly string[]): ReadonlySet<string>[] =>
  Array.from(
    { length: 2 ** all.length },
    (_, chosen) => new Set(all.filter((_side, at) => Math.floor(chosen / 2 ** at) % 2 === 1)),
  )

function combinations(remaining: League['remaining']): MatchResult[][] {
  const [teams, ...rest] = remaining
  if (teams === undefined) return [[]]
  return combinations(rest).flatMap((results) =>
    [...teams, null].map((winner) => [{ teams, winner }, ...results]),
  )
}
