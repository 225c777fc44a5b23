import { sql } from 'kysely'
import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import type { Db } from '#db/connect.ts'

type Saved = { readonly id: string; readonly conditions: PlayingConditions }

export const findFormats = (db: Db, accountId: string): Promise<Saved[]> =>
  db
    .selectFrom('own_format')
    .select(['id', 'conditions'])
    .where('account_id', '=', accountId)
    .orderBy(sql`lower(name)`)
    .execute()

type NewFormat = {
  readonly accountId: string
  readonly conditions: PlayingConditions
  readonly now: string
  readonly most: number
}

/** Nothing when the account has as many as it may and none of that name. */
export async function upsertFormat(
  db: Db,
  { accountId, conditions, now, most }: NewFormat,
): Promise<Saved | undefined> {
  const { name } = conditions
  const { rows } = await sql<Saved>`
    insert into own_format (account_id, name, conditions, saved_at)
    select ${accountId}::uuid, ${name}, ${JSON.stringify(conditions)}::jsonb, ${now}::timestamptz
    where (select count(*) from own_format
      where account_id = ${accountId}::uuid and lower(name) <> lower(${name})) < ${most}
    on conflict (account_id, lower(name))
      do update set name = excluded.name, conditions = excluded.conditions, saved_at = excluded.saved_at
    returning id, conditions`.execute(db)
  return rows[0]
}

export async function deleteFormatOf(db: Db, accountId: string, id: string): Promise<void> {
  await db
    .deleteFrom('own_format')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}
