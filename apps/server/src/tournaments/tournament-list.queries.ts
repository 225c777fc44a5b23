import type { TournamentId } from '@pavilion/contract/ids.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Order, Part, Placed } from '#paging/paging.queries.ts'
import { allOf, isAnyOf, isOne, mentions, tallyOf } from '#db/conditions.queries.ts'
import { orderBy, placeOf } from '#paging/paging.queries.ts'
import { eachOf, tournamentIsIn, type Scope } from '#sites/scope.queries.ts'

export type TournamentStatus = 'UPCOMING' | 'ONGOING' | 'COMPLETED'

export type TournamentFilter = {
  readonly id?: string | undefined
  readonly text?: string | undefined
  readonly status?: readonly TournamentStatus[] | undefined
  readonly gender?: readonly string[] | undefined
  readonly season?: string | undefined
  /** The organisation that owns the tournaments. */
  readonly organisationId?: string | undefined
  readonly scope?: Scope
}

export type TournamentListRow = Placed & {
  id: TournamentId
  name: string
  season: string
  isSample: boolean
  gender: 'male' | 'female' | 'mixed'
  status: TournamentStatus
  from: string
  until: string
  formats: string[]
  matches: number
  played: number
  teams: number
  places: string[]
  liveMatchIds: string[]
}

/** Days from a tournament's end to a far date, so that ascending order puts the latest first. */
const latestKey = sql`(date '2100-01-01' - until)::bigint`
const statusKey = sql`case status when 'ONGOING' then 0 when 'UPCOMING' then 1 else 2 end::bigint`
const nameKey = sql`left(folded, 60)`
const id = sql<string>`id`

const ongoingFirst: Order = {
  name: 'ongoing-first',
  keys: [
    { sql: statusKey, type: 'bigint' },
    { sql: latestKey, type: 'bigint' },
  ],
  id,
}
const latest: Order = { name: 'latest', keys: [{ sql: latestKey, type: 'bigint' }], id }
const byName: Order = { name: 'name', keys: [{ sql: nameKey, type: 'text' }], id }

export const tournamentOrders = { 'ongoing-first': ongoingFirst, latest, name: byName }

/**
 * An imported tournament without matches is not listed: it has no date to be sorted by. One that was made
 * here has its own dates, and is under way as long as there are fixtures without a match.
 */
const tournaments = (filter: TournamentFilter) => sql`
  tournaments as (
    select t.id, t.name, t.season, t.gender, t.is_sample, t.folded, s.city as own_city,
           least(m."from", s.starts_on) as "from", greatest(m.until, s.ends_on) as until,
           coalesce(m.matches, 0) as matches, coalesce(m.played, 0) as played,
           case when m.status = 'COMPLETED' and exists (select from tournament_fixture f
                  where f.tournament_id = t.id and f.match_id is null) then 'ONGOING'
                else coalesce(m.status, 'UPCOMING') end as status
    from tournament t
    left join tournament_setup s on s.id = t.id
    left join (
      select tournament_id, min(starts_on) as "from", max(ends_on) as until,
             count(*)::int as matches,
             count(*) filter (where status in ('complete', 'abandoned'))::int as played,
             case when bool_and(status = 'upcoming') then 'UPCOMING'
                  when bool_and(status in ('complete', 'abandoned')) then 'COMPLETED'
                  else 'ONGOING' end as status
      from match group by tournament_id
    ) m on m.tournament_id = t.id
    where (m.tournament_id is not null or s.id is not null)
      and ${isOne(sql<string>`t.id`, filter.id)}
      and ${isOne(sql<string>`t.organisation_id`, filter.organisationId)}
      and ${tournamentIsIn('t', filter.id === undefined ? filter.scope : eachOf(filter.scope))}
      and ${mentions(sql<string>`t.folded`, filter.text)}
      and ${filter.season === undefined ? sql<boolean>`true` : sql<boolean>`t.season = ${filter.season}`}
  )`

const statusIs = (filter: TournamentFilter) => isAnyOf(sql<string>`status`, filter.status)
const genderIs = (filter: TournamentFilter) => isAnyOf(sql<string>`gender`, filter.gender)

type TournamentPart = Part & { readonly filter: TournamentFilter }

/** One row more than the size, to tell whether there is a next page. */
export async function findTournaments(
  db: Db,
  { filter, order, after, size }: TournamentPart,
): Promise<TournamentListRow[]> {
  const found = await sql<TournamentListRow>`
    with ${tournaments(filter)},
    part as (
      select * from tournaments
      where ${allOf([statusIs(filter), genderIs(filter), after])}
      ${orderBy(order)} limit ${size + 1}
    )
    select part.id, name, season, gender, is_sample as "isSample", status, "from", until, matches,
           played, ${placeOf(order)} as place, greatest(sides.teams, entered.teams) as teams,
           case when cardinality(grounds.places) > 0 or own_city is null or own_city = ''
                then grounds.places else array[own_city] end as places,
           array(select distinct m.format from match m where m.tournament_id = part.id
                 order by m.format) as formats,
           array(select m.id from match m where m.tournament_id = part.id and m.status = 'live')
             as "liveMatchIds"
    from part
    cross join lateral (
      select count(distinct s.team_id)::int as teams
      from match m join match_side s on s.match_id = m.id where m.tournament_id = part.id
    ) sides
    cross join lateral (
      select count(*)::int as teams from tournament_entry e
      where e.tournament_id = part.id and e.status = 'accepted'
    ) entered
    cross join lateral (
      select coalesce(array_agg(distinct g.city order by g.city), '{}') as places
      from match m join ground g on g.id = m.ground_id
      where m.tournament_id = part.id and g.city <> ''
    ) grounds
    ${orderBy({ ...order, id: sql`part.id` })}`.execute(db)
  return found.rows
}

export type TournamentCounts = {
  total: number
  status: Record<string, number>
  gender: Record<string, number>
}

export async function countTournaments(
  db: Db,
  filter: TournamentFilter,
): Promise<TournamentCounts> {
  const found = await sql<TournamentCounts>`
    with ${tournaments(filter)}
    select
      (select count(*)::int from tournaments
       where ${allOf([statusIs(filter), genderIs(filter)])}) as total,
      ${tallyOf(sql`tournaments`, 'status', genderIs(filter))} as status,
      ${tallyOf(sql`tournaments`, 'gender', statusIs(filter))} as gender`.execute(db)
  return found.rows[0] ?? { total: 0, status: {}, gender: {} }
}
