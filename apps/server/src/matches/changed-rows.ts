import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { isBall } from '@pavilion/cricket/fold/state.ts'
import { contributionRows } from './contribution-rows.ts'
import type {
  BattingRow,
  BowlingRow,
  FieldingRow,
  InningsRow,
  InningsRows,
  MatchRows,
} from './match-rows.ts'
import { inningsRows } from './match-rows.ts'

type Row = InningsRow | BattingRow | BowlingRow | FieldingRow

/** What the tables have of a match: how many innings, and of the last one its deliveries and its other rows. */
export type Written = {
  readonly innings: number
  readonly deliveries: number
  /** By their places. */
  readonly rows: ReadonlyMap<string, Row>
}

/** What the tables have of a match as it is folded. */
export function writtenOf(matchId: string, { innings, names }: MatchState): Written {
  const last = innings.slice(-1)
  const deliveries = last[0]?.entries.filter(isBall).length ?? 0
  const rows = new Map<string, Row>()
  for (const { place, row } of placed(inningsRows(matchId, { innings: last, names }, deliveries))) {
    rows.set(place, row)
  }
  return { innings: innings.length, deliveries, rows }
}

export type Changed = {
  readonly rows: MatchRows
  readonly written: Written
  /** Some rows besides deliveries are new. */
  readonly addsLines: boolean
}

/**
 * The rows that are new or have changed since, in the last innings that was written and in later ones, and what the
 * tables have with them; null when rows have to be taken away.
 */
export function changedRows(matchId: string, state: MatchState, before: Written): Changed | null {
  const later = state.innings.slice(Math.max(0, before.innings - 1))
  const { names } = state
  const now = inningsRows(matchId, { innings: later, names }, before.deliveries)
  const changed = new Set<object>()
  const rows = new Map<string, Row>()
  for (const { place, row } of placed(now)) {
    rows.set(place, row)
    if (!isSame(row, before.rows.get(place))) changed.add(row)
  }
  if ([...before.rows.keys()].some((place) => !rows.has(place))) return null
  const hasChanged = (row: object) => changed.has(row)
  const isLast = state.innings.length === before.innings
  const deliveries = before.deliveries + now.deliveries.length
  return {
    rows: {
      innings: now.innings.filter(hasChanged),
      deliveries: now.deliveries,
      batting: now.batting.filter(hasChanged),
      bowling: now.bowling.filter(hasChanged),
      fielding: now.fielding.filter(hasChanged),
      contributions: contributionRows(matchId, state),
    },
    addsLines: rows.size > before.rows.size,
    written: isLast ? { innings: before.innings, deliveries, rows } : writtenOf(matchId, state),
  }
}

/** Rows of a table are made with their columns in one order. */
function isSame(row: Row, before: Row | undefined): boolean {
  if (before === undefined) return false
  const values: unknown[] = Object.values(before)
  return Object.values(row).every((value, at) => value === values[at])
}

/** All rows but deliveries, each with what it is known by. */
const placed = ({ innings, batting, bowling, fielding }: InningsRows) => [
  ...innings.map((row) => ({ place: `${row.innings}`, row })),
  ...batting.map((row) => ({ place: `${row.innings} bats ${row.person_id}`, row })),
  ...bowling.map((row) => ({ place: `${row.innings} bowls ${row.person_id}`, row })),
  ...fielding.map((row) => ({ place: `${row.innings} fields ${row.person_id}`, row })),
]
