import { SecurityEventKind } from '@pavilion/contract/accounts/security-events.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { isAnyOf } from '#db/conditions.queries.ts'
import { type Order, orderBy, placeOf, type Placed } from '#paging/paging.queries.ts'

/** Newest first; events of the same millisecond by id. */
export const eventOrder: Order = {
  name: 'latest',
  keys: [{ sql: sql`(-extract(epoch from at) * 1000)::bigint`, type: 'bigint' }],
  id: sql<string>`id`,
}

type Whose = {
  readonly accountId: string
  readonly filter: { readonly kind?: readonly SecurityEventKind[] | undefined }
}
type Part = Whose & { readonly after: RawBuilder<boolean>; readonly size: number }

type EventRow = Placed & {
  kind: SecurityEventKind
  at: string
  address: string
  userAgent: string
}

const matching = ({ accountId, filter }: Whose) =>
  sql`account_id = ${accountId} and ${isAnyOf(sql<string>`kind`, kindsOf(filter))}`

/** The kinds that concern the account itself. */
const kindsOf = ({ kind = [] }: Whose['filter']) =>
  kind.length === 0 ? SecurityEventKind.options : kind

/** One row more than asked for, if there is one, to tell whether there are more. */
export async function findEvents(db: Db, part: Part): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select id, kind, at, address, user_agent as "userAgent", ${placeOf(eventOrder)} as place
    from security_event where ${matching(part)} and ${part.after}
    ${orderBy(eventOrder)} limit ${part.size + 1}`.execute(db)
  return rows
}

export async function countEvents(db: Db, whose: Whose): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from security_event where ${matching(whose)}`.execute(db)
  return rows[0]?.total ?? 0
}
