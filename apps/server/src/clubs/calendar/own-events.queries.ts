import type { CalendarEvent } from '@pavilion/contract/calendars/calendar-calls.ts'
import { type RawBuilder, sql } from 'kysely'
import type { CalendarSource } from '#sources.ts'
import { concerns } from './calendar.queries.ts'

/** The players `p` of an account, and the children whom it looks after. */
const isOf = (accountId: string): RawBuilder<boolean> =>
  sql<boolean>`(p.left_at is null or p.is_guest) and (p.account_id = ${accountId}::uuid or exists (
    select from guardian g where g.player_id = p.id and g.account_id = ${accountId}::uuid))`

/** The names of those of the players `p` who are children of the account; none when one is its own. */
const children = (accountId: string): RawBuilder<string[]> => sql<string[]>`
  case when bool_or(p.account_id is not distinct from ${accountId}::uuid) then '{}'
       else array_agg(distinct p.name order by p.name) end`

type EntryRow = Omit<CalendarEvent, 'title' | 'path'> & {
  readonly team: string | null
  readonly club: string
  readonly opponent: string
  readonly meetsAt: string | null
}

/** What the clubs have planned for somebody, but not what they said no to or were left out of. */
const entries: CalendarSource = async (db, { accountId, from, until }) => {
  const found = await sql<EntryRow>`
    with own as (
      select e.id as entry_id, p.id as player_id,
             case when e.sheet_published_at is not null
                  then case s.told when 'playing' then 2 when 'reserve' then 1 when 'asked' then 1 else 0 end
                  else case a.answer when 'yes' then 2 when 'no' then 0 else 1 end end as chance
      from club_player p
      join calendar_entry e on e.organisation_id = p.organisation_id
        and e.ends_at > ${from}::timestamptz and e.starts_at < ${until}::timestamptz
      left join availability a on a.entry_id = e.id and a.player_id = p.id
      left join selection s on s.entry_id = e.id and s.player_id = p.id
      where ${isOf(accountId)} and ((${concerns}) or s.told is not null)
    )
    select e.id, e.kind, ${children(accountId)} as children, e.place, e.note, e.opponent,
           e.starts_at as "startsAt", e.ends_at as "endsAt", e.meets_at as "meetsAt",
           e.time_zone as "timeZone", t.name as team, o.name as club,
           case when e.cancelled_at is not null then 'cancelled'
                when max(own.chance) = 2 then 'confirmed' else 'tentative' end as state,
           e.revision + (e.cancelled_at is not null)::int as revision
    from own join club_player p on p.id = own.player_id
    join calendar_entry e on e.id = own.entry_id
    join organisation o on o.id = e.organisation_id and o.archived_at is null
    left join team t on t.id = e.team_id
    where own.chance > 0 group by e.id, t.id, o.id`.execute(db)
  return found.rows.map(({ team, club, opponent, meetsAt, ...event }) => ({
    ...event,
    title: event.kind === 'match' ? `${team} v ${opponent}` : `Training: ${team ?? club}`,
    note: [meetsAt && `Meet at ${clockAt(meetsAt, event.timeZone)}.`, event.note]
      .filter(Boolean)
      .join(' '),
    path: '/my-cricket',
  }))
}

/** "12:15". */
const clockAt = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  )

export const calendarSources = [entries]
