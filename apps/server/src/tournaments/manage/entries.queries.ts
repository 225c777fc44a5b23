import type { EntryStatus } from '@pavilion/contract/tournaments/tournament-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { teamJson, type TeamRow } from '#records/references.queries.ts'

export type EntryRow = {
  readonly id: string
  readonly tournamentId: string
  readonly team: TeamRow
  readonly teamId: string
  readonly status: EntryStatus
  readonly group: string | null
  readonly seed: number | null
  readonly managerId: string | null
  readonly manager: string | null
}

const entryColumns = sql`e.id, e.tournament_id as "tournamentId", ${teamJson('t')} as team,
  e.team_id as "teamId", e.status, e.group_name as "group", e.seed, e.manager_id as "managerId",
  (select concat_ws(' ', a.first_name, a.last_name) from account a where a.id = e.manager_id)
    as manager`

/** By group, then by name. */
export async function findEntries(db: Db, tournamentId: string): Promise<EntryRow[]> {
  const found = await sql<EntryRow>`
    select ${entryColumns} from tournament_entry e join team t on t.id = e.team_id
    where e.tournament_id = ${tournamentId}::uuid
    order by e.group_name nulls last, t.folded, e.id`.execute(db)
  return found.rows
}

export async function findEntry(db: Db, id: string): Promise<EntryRow | undefined> {
  const found = await sql<EntryRow>`
    select ${entryColumns} from tournament_entry e join team t on t.id = e.team_id
    where e.id = ${id}::uuid`.execute(db)
  return found.rows[0]
}

/** Those that the account answers for, the latest first. */
export async function findEntriesOf(db: Db, accountId: string, most: number): Promise<EntryRow[]> {
  const found = await sql<EntryRow>`
    select ${entryColumns} from tournament_entry e join team t on t.id = e.team_id
    where e.manager_id = ${accountId}::uuid
    order by e.entered_at desc, e.id limit ${most}`.execute(db)
  return found.rows
}

export type NewEntry = {
  readonly id: string
  readonly tournamentId: string
  readonly teamId: string
  readonly status: EntryStatus
  readonly managerId: string | null
  readonly now: string
}

export async function insertEntry(db: Db, entry: NewEntry): Promise<void> {
  await db
    .insertInto('tournament_entry')
    .values({
      id: entry.id,
      tournament_id: entry.tournamentId,
      team_id: entry.teamId,
      status: entry.status,
      manager_id: entry.managerId,
      entered_at: entry.now,
    })
    .execute()
}

type Answered = {
  readonly id: string
  readonly status: EntryStatus
  readonly now: string
}

/** A team that does not play has no group. */
export async function answerRow(db: Db, { id, status, now }: Answered): Promise<void> {
  await sql`
    update tournament_entry
    set status = ${status}, answered_at = ${now}::timestamptz,
        group_name = case when ${status} in ('accepted', 'withdrawn') then group_name end
    where id = ${id}::uuid`.execute(db)
}

/** The account that answers for the entry from now on, which is accepted by that. */
export async function takeOn(
  db: Db,
  { id, accountId, now }: { id: string; accountId: string; now: string },
): Promise<void> {
  await sql`
    update tournament_entry
    set manager_id = ${accountId}::uuid, answered_at = ${now}::timestamptz,
        status = case when status in ('invited', 'declined') then 'accepted' else status end
    where id = ${id}::uuid`.execute(db)
}

export async function deleteEntry(db: Db, id: string): Promise<void> {
  await db.deleteFrom('tournament_entry').where('id', '=', id).execute()
}

type Grouped = { readonly entryId: string; readonly group: string | null }

/** Sets the groups of all entries: those that are not named have none. */
export async function updateGroups(
  db: Db,
  tournamentId: string,
  groups: readonly Grouped[],
): Promise<void> {
  await sql`
    update tournament_entry e
    set group_name = (select given->>'group' from jsonb_array_elements(
      ${JSON.stringify(groups)}::jsonb) given where (given->>'entryId')::uuid = e.id)
    where e.tournament_id = ${tournamentId}::uuid`.execute(db)
}

/** Seeds the entries in this order, and nobody else. */
export async function updateSeeds(
  db: Db,
  tournamentId: string,
  entryIds: readonly string[],
): Promise<void> {
  await sql`
    update tournament_entry e set seed = array_position(${[...entryIds]}::uuid[], e.id)
    where e.tournament_id = ${tournamentId}::uuid`.execute(db)
}

export async function updateDraw(
  db: Db,
  tournamentId: string,
  draw: { readonly seed: string; readonly at: string } | null,
): Promise<void> {
  await db
    .updateTable('tournament_setup')
    .set({ draw_seed: draw?.seed ?? null, drawn_at: draw?.at ?? null })
    .where('id', '=', tournamentId)
    .execute()
}

export async function updateOpening(
  db: Db,
  tournamentId: string,
  opening: { readonly pin: string | null; readonly deadline: string | null },
): Promise<void> {
  await db
    .updateTable('tournament_setup')
    .set({ entry_pin: opening.pin, entry_deadline: opening.deadline })
    .where('id', '=', tournamentId)
    .execute()
}
