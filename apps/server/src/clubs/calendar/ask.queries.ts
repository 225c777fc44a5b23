import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { coloursJson } from '#records/badge.queries.ts'
import type { Letterhead } from '../club-letter.ts'
import { concerns } from './calendar.queries.ts'

/** The entries whose players are to be asked by now, those of open clubs. */
export async function findDue(db: Db, now: string): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select e.id from calendar_entry e
    join organisation o on o.id = e.organisation_id and o.archived_at is null
    where e.asked_at is null and e.cancelled_at is null and e.ask_days is not null
      and e.starts_at > ${now}::timestamptz
      and e.starts_at <= ${now}::timestamptz + e.ask_days * interval '1 day'
    order by e.starts_at limit 200`.execute(db)
  return found.rows.map(({ id }) => id)
}

export type DueEntry = Letterhead & {
  readonly id: string
  readonly organisationId: string
  readonly kind: 'match' | 'training'
  readonly team: string | null
  readonly opponent: string
  readonly place: string
  readonly startsAt: string
  readonly meetsAt: string | null
  readonly timeZone: string
  readonly linkOrigin: string
  readonly reason: string
}

/**
 * Notes that the players of an entry are asked, and locks it. Undefined when they were asked before, unless
 * it is `again`, or when it is over.
 */
export async function markAsked(
  db: Db,
  {
    entryId,
    now,
    again,
  }: { readonly entryId: string; readonly now: string; readonly again: boolean },
): Promise<DueEntry | undefined> {
  const found = await sql<{ id: string }>`
    update calendar_entry set asked_at = ${now}::timestamptz
    where id = ${entryId}::uuid and (asked_at is null or ${again}) and cancelled_at is null
      and starts_at > ${now}::timestamptz
    returning id`.execute(db)
  return found.rows[0] === undefined ? undefined : findDueEntry(db, entryId)
}

export async function findDueEntry(db: Db, entryId: string): Promise<DueEntry | undefined> {
  const found = await sql<DueEntry>`
    select e.id, e.organisation_id as "organisationId", o.name as club,
           ${coloursJson('o')} as colours, e.kind, t.name as team,
           e.opponent, e.place, e.starts_at as "startsAt", e.meets_at as "meetsAt",
           e.time_zone as "timeZone",
           s.name as "siteName", s.no_reply as sender, s.locale, e.link_origin as "linkOrigin", e.reason
    from calendar_entry e join organisation o on o.id = e.organisation_id
    join site s on s.id = e.site_id left join team t on t.id = e.team_id
    where e.id = ${entryId}::uuid`.execute(db)
  return found.rows[0]
}

/**
 * How a player `p` is reached: by the account and the club's address, and by those who look after the player. One
 * row of `contact` each.
 */
export const contacts = sql`
  cross join lateral (
    select p.account_id,
           case when p.account_id is not null or p.emails_stopped_at is null
             then coalesce(p.email, own.email) end as email
    from (select) player left join account own on own.id = p.account_id and own.status = 'active'
    union all
    select g.account_id, parent.email from guardian g
    join account parent on parent.id = g.account_id and parent.status = 'active'
    where g.player_id = p.id
  ) contact`

export type Reached = {
  readonly playerId: string
  readonly accountId: string | null
  readonly name: string
  /** The club's address of the player, else that of the account; null for neither. */
  readonly email: string | null
}

/** Whom an entry concerns, but those who have answered so. */
export async function findReached(
  db: Db,
  entryId: string,
  but: readonly ('yes' | 'no' | 'maybe')[],
): Promise<Reached[]> {
  const found = await sql<Reached>`
    select p.id as "playerId", contact.account_id as "accountId", p.name, contact.email
    from calendar_entry e join club_player p on ${concerns} ${contacts}
    left join availability a on a.entry_id = e.id and a.player_id = p.id
    where e.id = ${entryId}::uuid
      and (a.answer is null or not a.answer = any(${[...but]}::text[]))
    order by p.id`.execute(db)
  return found.rows
}

export async function markEachAsked(
  db: Db,
  { id, organisationId }: Pick<DueEntry, 'id' | 'organisationId'>,
  { playerIds, now }: { readonly playerIds: readonly string[]; readonly now: string },
): Promise<void> {
  await sql`
    insert into availability (entry_id, player_id, organisation_id, asked_at)
    select distinct ${id}::uuid, player, ${organisationId}::uuid, ${now}::timestamptz
    from unnest(${[...playerIds]}::uuid[]) player
    on conflict (entry_id, player_id) do update set asked_at = excluded.asked_at`.execute(db)
}
