import type { League } from './league.ts'
import type { MatchResult, Qualification } from './qualification.ts'

/** The statuses by their definitions, over all combinations of results. */
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

export function tableAfter(league: League, results: readonly MatchResult[]): Table {
  const table = new Map(league.teams.map(({ id, points }) => [id, points]))
  const add = (id: string, points: number) => table.set(id, (table.get(id) ?? 0) + points)
  for (const { teams, winner } of results) {
    if (winner !== null) add(winner, league.points.win)
    else for (const id of teams) add(id, league.points.tie)
  }
  return table
}

function allTables(league: League): Table[] {
  return combinations(league.remaining).map((results) => tableAfter(league, results))
}

function combinations(remaining: League['remaining']): MatchResult[][] {
  const [teams, ...rest] = remaining
  if (teams === undefined) return [[]]
  return combinations(rest).flatMap((results) =>
    [...teams, null].map((winner) => [{ teams, winner }, ...results]),
  )
}
