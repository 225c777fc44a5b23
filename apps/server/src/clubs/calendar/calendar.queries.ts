import type { CalendarEntry, EntryFields } from '@pavilion/contract/clubs/calendar-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { teamJson, type TeamRow } from '#records/references.queries.ts'

export type EntryRow = Omit<CalendarEntry, 'team'> & { readonly team: TeamRow | null }

/** Whether a player `p` has a guest place in the match `e`. */
export const isGuestIn = sql<boolean>`(p.is_guest and exists (
  select from guest_place g where g.entry_id = e.id and g.player_id = p.id))`

/** The players whom an entry `e` concerns: its team's latest squad by then, or the whole club, and its guests. */
export const concerns = sql`
  p.organisation_id = e.organisation_id and (${isGuestIn} or (p.left_at is null
    and (e.team_id is null or exists (
      select from squad_player s where s.team_id = e.team_id and s.player_id = p.id
        and s.season = (select max(l.season) from squad_player l where l.team_id = e.team_id
          and left(l.season, 4) <= to_char(e.starts_at at time zone e.time_zone, 'YYYY'))))))`

/** What everybody is told of an entry `e` of the team `t`, if it has one. */
export const planned = sql`
  e.id, e.kind, case when t.id is not null then ${teamJson('t')} end as team, e.opponent, e.place,
  e.note, e.starts_at as "startsAt", e.ends_at as "endsAt", e.meets_at as "meetsAt",
  e.time_zone as "timeZone",
  e.former_starts_at as "formerStartsAt", e.cancelled_at as "cancelledAt", e.reason`

/** All that a club may have to come, and what was since yesterday. */
const MOST = 600

type Wanted = {
  readonly organisationId: string
  /** Only this one, whenever it is. */
  readonly entryId?: string
  readonly from: string
}

/** The soonest first. */
export async function findEntries(db: Db, wanted: Wanted): Promise<EntryRow[]> {
  const { organisationId, entryId = null, from } = wanted
  const found = await sql<EntryRow>`
    select ${planned}, e.ask_days as "askDays", e.asked_at as "askedAt", e.revision,
           e.sheet_published_at is not null as "hasSheet",
           case when m.id is not null then jsonb_build_object('matchId', m.id,
             'hasGround', m.ground_id is not null) end as fixture,
           jsonb_build_object('yes', a.yes, 'maybe', a.maybe, 'no', a.no, 'none', a.players - a.yes - a.maybe - a.no)
             as answers
    from calendar_entry e left join team t on t.id = e.team_id
    left join match m on m.id = e.match_id
    cross join lateral (
      select count(*)::int as players,
             count(*) filter (where given.answer = 'yes')::int as yes,
             count(*) filter (where given.answer = 'maybe')::int as maybe,
             count(*) filter (where given.answer = 'no')::int as no
      from club_player p
      left join availability given on given.entry_id = e.id and given.player_id = p.id
      where ${concerns}
    ) a
    where e.organisation_id = ${organisationId}::uuid
      and case when ${entryId}::uuid is null then e.ends_at >= ${from}::timestamptz
               else e.id = ${entryId}::uuid end
    order by e.starts_at, e.id limit ${MOST}`.execute(db)
  return found.rows
}

/** As many entries to come as a club may have. */
export const MOST_TO_COME = 500

export async function countToCome(db: Db, organisationId: string, now: string): Promise<number> {
  const found = await sql<{ entries: number }>`
    select count(*)::int as entries from calendar_entry
    where organisation_id = ${organisationId}::uuid and starts_at > ${now}::timestamptz`.execute(db)
  return found.rows[0]?.entries ?? 0
}

export type NewEntry = {
  readonly organisationId: string
  readonly fields: EntryFields
  readonly idempotencyKey: string
  readonly timeZone: string
  readonly siteId: string
  readonly linkOrigin: string
  readonly now: string
}

const columnsOf = ({
  kind,
  teamId,
  opponent,
  place,
  note,
  startsAt,
  endsAt,
  meetsAt,
  askDays,
}: EntryFields) => ({
  kind,
  team_id: teamId,
  opponent: kind === 'match' ? opponent : '',
  place,
  note,
  starts_at: startsAt,
  ends_at: endsAt,
  meets_at: meetsAt,
  ask_days: askDays,
})

/** Answers the id, of the earlier one if this request has made it before. */
export async function insertEntry(db: Db, entry: NewEntry): Promise<string> {
  const { organisationId, idempotencyKey } = entry
  const made = await db
    .insertInto('calendar_entry')
    .values({
      ...columnsOf(entry.fields),
      organisation_id: organisationId,
      idempotency_key: idempotencyKey,
      time_zone: entry.timeZone,
      site_id: entry.siteId,
      link_origin: entry.linkOrigin,
      made_at: entry.now,
    })
    .onConflict((conflict) => conflict.constraint('calendar_entry_asked_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made !== undefined) return made.id
  const earlier = await sql<{ id: string }>`
    select id from calendar_entry where organisation_id = ${organisationId}::uuid
      and idempotency_key = ${idempotencyKey}`.execute(db)
  return earlier.rows[0]?.id ?? ''
}

type Changed = {
  readonly organisationId: string
  readonly entryId: string
  readonly revision: number
  readonly fields: EntryFields
}

/** Answers whether this revision was current. The time it was first planned for is kept when that changes. */
export async function updateEntry(db: Db, changed: Changed): Promise<boolean> {
  const { organisationId, entryId, revision, fields } = changed
  const { numUpdatedRows } = await db
    .updateTable('calendar_entry')
    .set({
      ...columnsOf(fields),
      revision: revision + 1,
      former_starts_at: sql`case when starts_at <> ${fields.startsAt}::timestamptz
        then coalesce(former_starts_at, starts_at) else former_starts_at end`,
    })
    .where('id', '=', entryId)
    .where('organisation_id', '=', organisationId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Cancelled = {
  readonly organisationId: string
  readonly entryId: string
  readonly reason: string
  readonly now: string
}

/** Answers whether that called it off; false when it was so already. */
export async function cancel(db: Db, cancelled: Cancelled): Promise<boolean> {
  const { organisationId, entryId, reason, now } = cancelled
  const { numUpdatedRows } = await db
    .updateTable('calendar_entry')
    .set({ cancelled_at: now, reason })
    .where('id', '=', entryId)
    .where('organisation_id', '=', organisationId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
