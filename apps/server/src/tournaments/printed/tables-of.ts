import type { Standing } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { partText } from './part-text.ts'
import type { PrintedTable } from './table-sheet.ts'

/** The rows of a tournament by table, in the order in which they come. */
export function tablesOf(standings: readonly Standing[]): PrintedTable[] {
  const tables = Map.groupBy(standings, partText)
  return Array.from(tables, ([name, rows]) => ({
    name,
    rows: rows.map(({ team, ...row }) => ({ ...row, team: team.name })),
    notes: rows.flatMap(notesOf),
  }))
}

/** "Brook: −2 points, GBP 5, Late start" */
const notesOf = ({ team, adjustments }: Standing): string[] =>
  adjustments.map(({ points, fine, reason }) => {
    const given = `${points < 0 ? '−' : '+'}${Math.abs(points)} points`
    const said = [points === 0 ? null : given, fine && `fined ${fine}`, reason]
    return `${team.name}: ${said.filter(Boolean).join(', ')}`
  })
