import { ok, refused } from '../result.ts'
import type { Result } from '../result.ts'

/**
 * What a side can still score with: the table of one method. Another method is another value of this type,
 * which `readTable` has checked.
 */
export type ResourceTable = {
  /** As shown to people. */
  readonly name: string
  readonly ballsPerOver: number
  /** The units that are 100 %: 1000 for a table in tenths of a percent. */
  readonly whole: number
  /** Units by wickets lost, then by balls left, both from 0; null where nothing was published. */
  readonly units: readonly Column[]
}

type Column = readonly (number | null)[]

/** The longest innings that the table covers. */
export function mostBalls(table: ResourceTable): number {
  return (table.units[0]?.length ?? 1) - 1
}

/** The wickets after which nothing is left. */
export function allWickets(table: ResourceTable): number {
  return table.units.length
}

export type Position = { readonly ballsLeft: number; readonly wicketsLost: number }

/** Units left: 0 when all wickets are lost, null where the table has no value. */
export function unitsLeft(
  table: ResourceTable,
  { ballsLeft, wicketsLost }: Position,
): number | null {
  return wicketsLost >= allWickets(table) ? 0 : (table.units[wicketsLost]?.[ballsLeft] ?? null)
}

/** Units in percent of the longest innings, to the table's decimals. */
export function percentOf(table: ResourceTable, units: number): number {
  return (units * 100) / table.whole
}

const mostUnits = 1_000_000

/**
 * Takes a table only when sums over it make sense: whole units, never fewer for more balls left, never more
 * for more wickets lost, nothing without balls, and 100 % at the start.
 */
export function readTable(table: ResourceTable): Result<ResourceTable, 'bad-table'> {
  const wrong = wrongIn(table)
  return wrong === undefined ? ok(table) : refused('bad-table', `${table.name}: ${wrong}`)
}

function wrongIn(table: ResourceTable): string | undefined {
  const { whole, units } = table
  const balls = mostBalls(table)
  if (!Number.isInteger(whole) || whole < 1 || whole > mostUnits)
    return `100 % is a whole number of units up to ${mostUnits}.`
  if (units.length === 0 || units.some(({ length }) => length !== balls + 1))
    return 'each number of wickets lost needs a value for each number of balls left.'
  if (units[0]?.[balls] !== whole) return 'a whole innings must be worth 100 %.'
  if (units.some((column) => column[0] !== 0)) return 'no balls left must be worth nothing.'
  return units.map((column, lost) => wrongInColumn(column, units[lost - 1])).find(Boolean)
}

function wrongInColumn(column: Column, before: Column = column): string | undefined {
  let least = 0
  for (const [balls, value] of column.entries()) {
    if (value === null) continue
    if (!Number.isInteger(value)) return 'values are whole numbers of units.'
    if (value < least) return 'more balls left cannot be worth less.'
    if (value > (before[balls] ?? value)) return 'more wickets lost cannot be worth more.'
    least = value
  }
  return undefined
}
