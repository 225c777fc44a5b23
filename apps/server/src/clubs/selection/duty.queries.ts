import type { DutyKind } from '@pavilion/contract/clubs/calendar-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { EntryOf } from './pick.queries.ts'

type Wanted = EntryOf & { readonly kinds: readonly DutyKind[] }

/** Makes the jobs of a match these: what is too many goes, untaken ones first, and what is missing is added. */
export async function setDuties(db: Db, { organisationId, entryId, kinds }: Wanted): Promise<void> {
  await sql`
    with wanted as (
      select kind, count(*) as many from unnest(${[...kinds]}::text[]) kind group by kind
    ), held as (
      select id, kind, row_number() over (partition by kind order by player_id is null, id) as nth
      from match_duty where entry_id = ${entryId}::uuid
    )
    delete from match_duty where id in (
      select h.id from held h left join wanted w on w.kind = h.kind
      where w.many is null or h.nth > w.many)`.execute(db)
  await sql`
    insert into match_duty (entry_id, organisation_id, kind)
    select ${entryId}::uuid, ${organisationId}::uuid, w.kind
    from (select kind, count(*)::int as many from unnest(${[...kinds]}::text[]) kind group by kind) w
    cross join lateral generate_series(1, w.many - (
      select count(*)::int from match_duty d
      where d.entry_id = ${entryId}::uuid and d.kind = w.kind))`.execute(db)
}

/** The match that a job is for; undefined when there is no such job. */
export async function findDutyEntry(db: Db, dutyId: string): Promise<string | undefined> {
  const found = await sql<{ entryId: string }>`
    select entry_id as "entryId" from match_duty where id = ${dutyId}::uuid`.execute(db)
  return found.rows[0]?.entryId
}

type Taking = { readonly dutyId: string; readonly playerId: string }

/** Answers whether the job is the player's now; false when somebody else has it. */
export async function giveDuty(db: Db, { dutyId, playerId }: Taking): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('match_duty')
    .set({ player_id: playerId })
    .where('id', '=', dutyId)
    .where((is) => is.or([is('player_id', 'is', null), is('player_id', '=', playerId)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function returnDuty(db: Db, { dutyId, playerId }: Taking): Promise<void> {
  await sql`
    update match_duty set player_id = null
    where id = ${dutyId}::uuid and player_id = ${playerId}::uuid`.execute(db)
}
