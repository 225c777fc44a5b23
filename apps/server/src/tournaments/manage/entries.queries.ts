import type { EntryStatus } from '@pavilion/contract/tournaments/tournament-fields.ts'
import type { EntryPaymentWay } from '@pavilion/contract/tournaments/entry-fee-fields.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
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
  /** What it agreed to pay; null for nothing. */
  readonly fee: MinorUnits | null
  readonly feeRefundUntil: string | null
  /** It was answered while the fee was refunded. */
  readonly answeredInTime: boolean
  /** How the fee was settled, if it was. */
  readonly payment: EntryPayment | null
}

export type EntryPayment = {
  readonly standing: 'paid' | 'waived' | 'refunded'
  readonly way: EntryPaymentWay | null
  readonly reason: string | null
}

/** What holds, or else the refund since the team came in. */
const payment = sql`(
  select jsonb_build_object('way', nullif(p.way, 'waived'), 'reason', p.reason, 'standing',
    case when not p.live then 'refunded' when p.way = 'waived' then 'waived' else 'paid' end)
  from tournament_entry_payment p
  where p.entry_id = e.id and not p.is_past
    and (p.live and p.order_status is distinct from 'pending'
      or 'refunded' in (p.order_status, p.ended_as))
  order by p.live desc, p.id desc limit 1)`

const entryColumns = sql`e.id, e.tournament_id as "tournamentId", ${teamJson('t')} as team,
  e.team_id as "teamId", e.status, e.group_name as "group", e.seed, e.manager_id as "managerId",
  (select concat_ws(' ', a.first_name, a.last_name) from account a where a.id = e.manager_id)
    as manager,
  e.fee, e.fee_refund_until as "feeRefundUntil", ${payment} as payment,
  coalesce(e.answered_at <= e.fee_refund_until, false) as "answeredInTime"`

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

/** It owes what the tournament asks for now. */
export async function insertEntry(db: Db, entry: NewEntry): Promise<void> {
  await sql`
    insert into tournament_entry (id, tournament_id, team_id, status, manager_id, entered_at, fee,
                                  fee_refund_until)
    select ${entry.id}::uuid, s.id, ${entry.teamId}::uuid, ${entry.status}, ${entry.managerId}::uuid,
           ${entry.now}::timestamptz, s.entry_fee, s.entry_refund_until
    from tournament_setup s where s.id = ${entry.tournamentId}::uuid`.execute(db)
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

type Opening = {
  readonly isOpen: boolean
  readonly pin: string | null
  readonly deadline: string | null
}

export async function updateOpening(db: Db, tournamentId: string, opening: Opening): Promise<void> {
  await db
    .updateTable('tournament_setup')
    .set({
      entry_is_open: opening.isOpen,
      entry_pin: opening.pin,
      entry_deadline: opening.deadline,
    })
    .where('id', '=', tournamentId)
    .execute()
}
