import type { AuditedAccount, AuditFilter } from '@pavilion/contract/audit-log/audit-log-calls.ts'
import type { AuditKind } from '@pavilion/contract/audit-log/audit-log-calls.ts'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { emailKey } from '#access/email-key.ts'
import { allOf, escapeLike, isAnyOf } from '#db/conditions.queries.ts'
import type { Db } from '#db/connect.ts'
import { type Order, orderBy, type Part, placeOf, type Placed } from '#paging/paging.queries.ts'

export type EntryRow = Placed & {
  kind: AuditKind
  at: string
  account: AuditedAccount | null
  subject: AuditedAccount | null
  address: string
  userAgent: string
  details: Record<string, string>
}

/** Newest first; entries of the same millisecond by id. */
export const newestFirst: Order = {
  name: 'newest',
  keys: [{ sql: sql`(-extract(epoch from e.at) * 1000)::bigint`, type: 'bigint' }],
  id: sql<string>`e.id`,
}

/** The account with this id or address; no account of that address is everybody's, so nothing is found. */
function concerns(given: string | undefined): RawBuilder<boolean> {
  if (given === undefined || given === '') return sql<boolean>`true`
  const ids = z.uuid().safeParse(given).success
    ? sql`select ${given}::uuid`
    : sql`select id from account where email_key = ${emailKey(given)}`
  return sql<boolean>`(e.account_id in (${ids}) or e.subject_id in (${ids}))`
}

const when = (condition: (at: string) => RawBuilder<boolean>, at: string | undefined) =>
  at === undefined ? sql<boolean>`true` : condition(at)

const matching = ({ kind, account, address = '', from, until }: AuditFilter) =>
  allOf([
    isAnyOf(sql<string>`e.kind`, kind),
    concerns(account),
    sql<boolean>`e.address like ${`${escapeLike(address)}%`}`,
    when((at) => sql<boolean>`e.at >= ${at}::timestamptz`, from),
    when((at) => sql<boolean>`e.at < ${at}::timestamptz`, until),
  ])

const named = (alias: string): RawBuilder<AuditedAccount | null> => {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  return sql`case when ${of('id')} is null then null else jsonb_build_object('id', ${of('id')},
    'name', concat_ws(' ', ${of('first_name')}, ${of('last_name')}), 'email', ${of('email')}) end`
}

/** One row more than the size, to tell whether there is a next page. */
export async function findEntries(
  db: Db,
  filter: AuditFilter,
  { after, size }: Pick<Part, 'after' | 'size'>,
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.kind, e.at, ${named('a')} as account, ${named('s')} as subject,
      e.address, e.user_agent as "userAgent", e.details, ${placeOf(newestFirst)} as place
    from security_event e
      left join account a on a.id = e.account_id
      left join account s on s.id = e.subject_id
    where ${allOf([matching(filter), after])} ${orderBy(newestFirst)} limit ${size + 1}`.execute(db)
  return rows
}

export async function countEntries(db: Db, filter: AuditFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from security_event e where ${matching(filter)}`.execute(db)
  return rows[0]?.total ?? 0
}
