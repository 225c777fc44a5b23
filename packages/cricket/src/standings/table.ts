import { inOrder } from './order.ts'
import { talliesOf } from './tally.ts'
import type { TableInput, Tally } from './tally.ts'

/** `place`: from 1; sides that no step of the order tells apart share one. */
export type TableRow = Tally & { readonly place: number }

/** The table in its order; sides that share a place stand as `teams` names them. */
export function tableOf(input: TableInput): TableRow[] {
  const rows: TableRow[] = []
  for (const level of inOrder(talliesOf(input), input)) {
    const place = rows.length + 1
    rows.push(...level.map((tally) => ({ ...tally, place })))
  }
  return rows
}
