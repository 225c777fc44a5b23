import { afterCursor, anywhere, partOf } from './paging.queries.ts'
import type { Order, Part, Placed } from './paging.queries.ts'

type Page = { readonly size: number; readonly after?: string | undefined }

type Reads<Row, Counts> = {
  readonly find: (part: Part) => Promise<readonly Row[]>
  readonly count: () => Promise<Counts>
}

/** A page of a list with its filter counts. Undefined when the cursor was not made for this order. */
export async function readPart<Row extends Placed, Counts>(
  order: Order,
  page: Page,
  { find, count }: Reads<Row, Counts>,
) {
  const after = afterCursor(order, page.after)
  if (after === undefined) return undefined
  const [rows, counts] = await Promise.all([find({ order, after, size: page.size }), count()])
  return { ...partOf(order, rows, page.size), counts }
}

const MOST = 100

/** The first page, a hundred rows at most. */
export const fromStart = (order: Order, size = MOST): Part => ({ order, after: anywhere, size })
