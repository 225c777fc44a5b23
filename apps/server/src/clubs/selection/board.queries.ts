import type { Candidate, PickedMatch } from '@pavilion/contract/clubs/selection-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { TeamRow } from '#records/references.queries.ts'
import { isGuestIn, planned } from '../calendar/calendar.queries.ts'
import { isOfferOver } from '../guests/near.queries.ts'

export type DayRow = { readonly day: string; readonly matches: number; readonly published: number }

/** The days that have matches, from today on, sixty at most. */
export async function findDays(db: Db, organisationId: string, now: string): Promise<DayRow[]> {
  const found = await sql<DayRow>`
    select lower(e.days)::text as day, count(*)::int as matches,
           count(e.sheet_published_at)::int as published
    from calendar_entry e
    where e.organisation_id = ${organisationId}::uuid and e.kind = 'match'
      and e.cancelled_at is null and e.starts_at > ${now}::timestamptz - interval '7 days'
      and upper(e.days) > (${now}::timestamptz at time zone e.time_zone)::date
    group by 1 order by 1 limit 60`.execute(db)
  return found.rows
}

export type MatchRow = Omit<PickedMatch, 'team'> & { readonly team: TeamRow | null }

export type DayOf = { readonly organisationId: string; readonly day: string }

/** What the club offers to guests by `f` in a match `e`. */
const guestPlaces = (now: string) => sql`
  case when f.entry_id is not null then (
    select jsonb_build_object('places', count(*), 'taken', count(g.player_id), 'note', f.note,
      'until', to_char(f.until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isOpen', not ${isOfferOver(now)},
      'told', (select count(*) from guest_told told where told.entry_id = e.id))
    from guest_place g where g.entry_id = e.id) end`

/** The matches of a day that were not called off, by team, with those who were picked and the jobs. */
export async function findDayMatches(
  db: Db,
  { organisationId, day }: DayOf,
  now: string,
): Promise<MatchRow[]> {
  const found = await sql<MatchRow>`
    select ${planned}, e.sheet_published_at as "publishedAt", e.sheet_is_public as "isPublic",
           coalesce((select jsonb_agg(jsonb_build_object('playerId', s.player_id,
             'state', s.state, 'told', s.told, 'shirt', s.shirt, 'isCaptain', s.is_captain,
             'isKeeper', s.is_keeper) order by s.place, s.player_id)
             from selection s where s.entry_id = e.id), '[]') as picks,
           coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind,
             'playerId', d.player_id) order by d.kind, d.id)
             from match_duty d where d.entry_id = e.id), '[]') as duties,
           ${guestPlaces(now)} as "guestPlaces"
    from calendar_entry e join team t on t.id = e.team_id
    left join guest_offer f on f.entry_id = e.id
    where e.organisation_id = ${organisationId}::uuid and e.kind = 'match'
      and e.cancelled_at is null and e.days @> ${day}::date
    order by t.folded, e.starts_at, e.id limit 60`.execute(db)
  return found.rows
}

/** What the calendar and the sheets say of a player. */
export type CandidateRow = Omit<Candidate, 'suspensions' | 'load' | 'isOwing'>

const BEST = sql`case min(case a.answer when 'yes' then 1 when 'maybe' then 2 when 'no' then 3 end)
  when 1 then 'yes' when 2 then 'maybe' when 3 then 'no' end`

/** The match of the day in which a player `p` is or was a guest, and as what. */
const guestOf = ({ organisationId, day }: DayOf) => sql`(
  select jsonb_build_object('entryId', e.id, 'role', c.role)
  from calendar_entry e left join guest_consent c on c.account_id = p.account_id
  where p.is_guest and e.organisation_id = ${organisationId}::uuid and e.kind = 'match'
    and e.cancelled_at is null and e.days @> ${day}::date
    and (${isGuestIn} or exists (
      select from selection s where s.entry_id = e.id and s.player_id = p.id))
  order by ${isGuestIn} desc, e.id limit 1)`

/**
 * Everybody who plays for the club, and the guests of the day, by name: what they have answered about the day, the teams they are of,
 * whether they were left out in the eight days before, and how often they were on a team sheet since the
 * season of the latest squads began. A season at the turn of the year begins in July.
 */
export async function findCandidates(
  db: Db,
  { organisationId, day }: DayOf,
): Promise<CandidateRow[]> {
  const found = await sql<CandidateRow>`
    with latest as (
      select max(season) as season from squad_player
      where organisation_id = ${organisationId}::uuid and left(season, 4) <= left(${day}, 4)
    ), squads as (
      select s.player_id, jsonb_agg(s.team_id order by s.team_id) as teams
      from latest join squad_player s on s.season = latest.season
        and s.organisation_id = ${organisationId}::uuid
      group by s.player_id
    ), given as (
      select a.player_id, ${BEST} as answer, max(a.note) as note
      from calendar_entry e join availability a on a.entry_id = e.id
      where e.organisation_id = ${organisationId}::uuid and e.kind = 'match'
        and e.cancelled_at is null and e.days @> ${day}::date
      group by a.player_id
    ), before as (
      select s.player_id,
             count(*) filter (where s.told = 'playing' and lower(s.days) >= case
               when latest.season like '%/%' then make_date(left(latest.season, 4)::int, 7, 1)
               else date_trunc('year', ${day}::date)::date end)::int as matches,
             bool_or(s.told = 'left-out' and s.days && daterange(${day}::date - 8, ${day}::date))
               and not bool_or(s.told = 'playing'
                 and s.days && daterange(${day}::date - 8, ${day}::date)) as "isLeftOut"
      from selection s left join latest on true
      where s.organisation_id = ${organisationId}::uuid and lower(s.days) < ${day}::date
        and lower(s.days) >= ${day}::date - 366
      group by s.player_id
    )
    select p.id, p.name, guest.of_match as guest, given.answer, coalesce(given.note, '') as note,
           coalesce(squads.teams, '[]') as "teamIds",
           coalesce(before."isLeftOut", false) as "isLeftOut",
           coalesce(before.matches, 0) as matches
    from club_player p
    left join squads on squads.player_id = p.id
    left join given on given.player_id = p.id
    left join before on before.player_id = p.id
    cross join lateral (select ${guestOf({ organisationId, day })} as of_match) guest
    where p.organisation_id = ${organisationId}::uuid
      and (p.left_at is null or guest.of_match is not null)
    order by p.folded, p.id`.execute(db)
  return found.rows
}
