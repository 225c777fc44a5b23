import type { Entry } from '@pavilion/cricket/facts.ts'
import type { Further } from './fold-further.ts'
import type { CardRow } from './match-list.queries.ts'
import type { BattingRow, BowlingRow, DeliveryRow, InningsRow } from './match-rows.ts'

/** A ball that adds a delivery and otherwise changes rows that the tables have already: nearly every one. */
export type PlainBall = {
  readonly entry: Entry
  readonly delivery: DeliveryRow
  readonly innings: InningsRow
  readonly batting: readonly BattingRow[]
  readonly bowling: readonly BowlingRow[]
}

/** What was recorded as a plain ball; null when more follows from it. `row`: the match's before. */
export function plainBall(further: Further, row: Pick<CardRow, 'status'>): PlainBall | null {
  const { entries, columns, rows, isRewritten, addsLines } = further
  const { fielding, contributions, batting, bowling } = rows
  if (isRewritten || addsLines || fielding.length + contributions.length > 0) return null
  if (columns.status !== row.status || columns.result !== null) return null
  const [entry, delivery, innings] = [only(entries), only(rows.deliveries), only(rows.innings)]
  if (entry === null || delivery === null || innings === null) return null
  return { entry, delivery, innings, batting, bowling }
}

/** The only one of a list; null when there are none or several. */
const only = <T>([one, ...others]: readonly T[]): T | null =>
  others.length === 0 ? (one ?? null) : null
