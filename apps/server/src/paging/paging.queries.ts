import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'

/** A sort order: ascending keys, with the id last as a tie-breaker. */
export type Order = {
  readonly name: string
  readonly keys: readonly OrderKey[]
  readonly id: RawBuilder<string>
}

export type OrderKey = { readonly sql: RawBuilder<unknown>; readonly type: 'bigint' | 'text' }

/** A row with its place in the order, from which the next page's cursor is made. */
export type Placed = { readonly id: string; readonly place: readonly (string | number)[] }

/** One page of a list. Queries read one row more than the size, to tell whether there is a next page. */
export type Part = {
  readonly order: Order
  readonly after: RawBuilder<boolean>
  readonly size: number
}

type Cursor = readonly [order: string, keys: (string | number)[], id: string]

const Cursor = z.tuple([
  z.string(),
  z.array(z.union([z.string().max(100), z.int()])).max(3),
  z.uuid(),
])

/** A row's sort keys as `place`, for `Placed`. */
export const placeOf = ({ keys }: Order) =>
  sql<(string | number)[]>`jsonb_build_array(${sql.join(keys.map((key) => key.sql))})`

export const orderBy = ({ keys, id }: Order) =>
  sql`order by ${sql.join([...keys.map((key) => key.sql), id])}`

const writeCursor = (order: Order, { place, id }: Placed): string =>
  Buffer.from(JSON.stringify([order.name, place, id])).toString('base64url')

function parseCursor(text: string): Cursor | undefined {
  try {
    return Cursor.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

const fits = ({ type }: OrderKey, value: string | number | undefined) =>
  type === 'bigint' ? typeof value === 'number' : typeof value === 'string' && !value.includes('\0')

/** The condition of a list's first page. */
export const anywhere = sql<boolean>`true`

/**
 * The condition "after this cursor"; true without one. Undefined when the cursor was not made by `partOf`
 * for this order.
 */
export function afterCursor(
  order: Order,
  text: string | undefined,
): RawBuilder<boolean> | undefined {
  if (text === undefined) return anywhere
  const cursor = parseCursor(text)
  if (cursor === undefined) return undefined
  const [name, values, id] = cursor
  const { keys } = order
  if (name !== order.name || values.length !== keys.length) return undefined
  if (!keys.every((key, index) => fits(key, values[index]))) return undefined
  const columns = [...keys.map((key) => key.sql), order.id]
  const given = [
    ...keys.map((key, index) => sql`${values[index]}::${sql.raw(key.type)}`),
    sql`${id}::uuid`,
  ]
  // The first key by itself as well: where the next is a column of another table, only it has an index.
  return sql<boolean>`(${columns[0]} >= ${given[0]}
    and (${sql.join(columns)}) > (${sql.join(given)}))`
}

/** Cuts the extra row off and makes the next cursor from the last one left. */
export function partOf<Row extends Placed>(order: Order, rows: readonly Row[], size: number) {
  const items = rows.slice(0, size)
  const last = items.at(-1)
  const next = rows.length > size && last !== undefined ? writeCursor(order, last) : null
  return { items, next }
}
