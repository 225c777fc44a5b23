import { sql } from 'kysely'
import { z } from 'zod'
import { emailKey } from '#access/email-key.ts'
import { escapeLike } from '#db/conditions.queries.ts'
import type { Db } from '#db/connect.ts'
import type { ConsoleAccount } from '@pavilion/contract/accounts/account-console-calls.ts'

type Sought = { readonly text: string } | { readonly accountId: string }
type Moment = { readonly now: string }

/** What somebody may have at hand of an account: its id, its address, its number, a part of its name. */
function matching(sought: Sought) {
  if ('accountId' in sought) return sql<boolean>`a.id = ${sought.accountId}::uuid`
  const { text } = sought
  if (z.uuid().safeParse(text).success) return sql<boolean>`a.id = ${text}::uuid`
  if (text.includes('@')) return sql<boolean>`a.email_key = ${emailKey(text)}`
  const digits = text.replace(/[\s()-]/g, '')
  if (/^\+\d+$/.test(digits)) return sql<boolean>`a.phone = ${digits}`
  const part = `%${escapeLike(text.toLowerCase())}%`
  return sql<boolean>`lower(a.first_name || ' ' || a.last_name) like ${part}`
}

type Row = Omit<ConsoleAccount, 'suspension'> & {
  readonly suspendedAt: string | null
  readonly reason: string
  readonly by: { readonly id: string; readonly name: string; readonly email: string } | null
}

const accountOf = ({ suspendedAt: at, reason, by, ...account }: Row): ConsoleAccount => ({
  ...account,
  suspension: at === null ? null : { reason, at, by },
})

/** The accounts that are not closed, and how many there are in all, the newest first. */
export async function findAccounts(
  db: Db,
  sought: Sought,
  { now, most }: Moment & { readonly most: number },
): Promise<{ readonly items: ConsoleAccount[]; readonly total: number }> {
  const { rows } = await sql<Row & { total: number }>`
    select a.id, a.first_name || ' ' || a.last_name as name, a.email, a.phone, a.status,
      exists (select from platform_role r where r.account_id = a.id) as "isOperator",
      a.created_at as "createdAt", s.last_used_at as "lastUsedAt", s.sessions,
      h.suspended_at as "suspendedAt", h.reason,
      case when o.id is not null then jsonb_build_object(
        'id', o.id, 'name', o.first_name || ' ' || o.last_name, 'email', o.email) end as by,
      count(*) over ()::int as total
    from account a
      left join account_suspension h on h.account_id = a.id
      left join account o on o.id = h.suspended_by
      cross join lateral (
        select max(last_used_at) as last_used_at, count(*)::int as sessions from session
        where account_id = a.id and ended_at is null and expires_at > ${now}) s
    where a.status <> 'closed' and ${matching(sought)}
    order by a.id desc limit ${most}`.execute(db)
  const items = rows.map(({ total: _total, ...row }) => accountOf(row))
  return { items, total: rows[0]?.total ?? 0 }
}

export type Suspension = {
  readonly accountId: string
  readonly reason: string
  readonly by: string
  readonly now: string
}

/** Answers whether the account was not suspended before; the first reason stays. */
export async function insertSuspension(db: Db, { accountId, reason, by, now }: Suspension) {
  const made = await db
    .insertInto('account_suspension')
    .values({ account_id: accountId, reason, suspended_by: by, suspended_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return made !== undefined
}

/** Answers whether it was suspended. */
export async function deleteSuspension(db: Db, accountId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('account_suspension')
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Locked, so that nobody logs in meanwhile, or whoever has is known. */
export const lockAccount = (db: Db, id: string) =>
  db
    .selectFrom('account')
    .select(['id', 'email_key as emailKey', 'phone'])
    .where('id', '=', id)
    .where('status', '<>', 'closed')
    .forUpdate()
    .executeTakeFirst()

export const findSuspension = (db: Db, accountId: string) =>
  db
    .selectFrom('account_suspension')
    .select('suspended_at as at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
