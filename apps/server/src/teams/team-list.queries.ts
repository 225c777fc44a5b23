import type { TeamId } from '@pavilion/contract/ids.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Order, Part, Placed } from '#paging/paging.queries.ts'
import { allOf, isAnyOf, isOne, mentions, tallyOf } from '#db/conditions.queries.ts'
import type { BadgeRow } from '#records/badge.queries.ts'
import { orderBy, placeOf } from '#paging/paging.queries.ts'
import { teamBadge } from '#records/references.queries.ts'
import { eachOf, teamIsIn, type Scope } from '#sites/scope.queries.ts'

export type TeamFilter = {
  readonly id?: string | undefined
  readonly text?: string | undefined
  readonly gender?: readonly string[] | undefined
  readonly kind?: readonly string[] | undefined
  /** The organisation that owns the teams. */
  readonly organisationId?: string | undefined
  readonly scope?: Scope
}

export type TeamListRow = Placed & {
  id: TeamId
  name: string
  shortName: string | null
  isSample: boolean
  gender: 'male' | 'female' | 'mixed'
  kind: 'international' | 'club'
  badge: BadgeRow | null
  played: number
  won: number
  lost: number
  lastPlayed: string | null
  isPlaying: boolean
}

const id = sql<string>`t.id`
const byMatches: Order = {
  name: 'most-matches',
  keys: [
    { sql: sql`(-t.sides)`, type: 'bigint' },
    { sql: sql`left(t.folded, 60)`, type: 'text' },
  ],
  id,
}
const byName: Order = {
  name: 'name',
  keys: [{ sql: sql`left(t.folded, 60)`, type: 'text' }],
  id,
}
export const teamOrders = { 'most-matches': byMatches, name: byName }

const genderIs = ({ gender }: TeamFilter) => isAnyOf(sql<string>`t.gender`, gender)
const kindIs = ({ kind }: TeamFilter) => isAnyOf(sql<string>`t.kind`, kind)

const conditions = (filter: TeamFilter) =>
  allOf([
    isOne(sql<string>`t.id`, filter.id),
    isOne(sql<string>`t.organisation_id`, filter.organisationId),
    teamIsIn('t', filter.id === undefined ? filter.scope : eachOf(filter.scope)),
    mentions(sql<string>`t.folded`, filter.text),
  ])

/** Each team with its number of matches, as a bigint so that it can be a sort key. */
const teams = (filter: TeamFilter) => sql`
  t as (
    select t.id, t.name, t.short_name, t.gender, t.kind, t.is_sample, t.folded,
           t.organisation_id,
           coalesce(s.n, 0) as sides
    from team t
    left join (select team_id, count(*) as n from match_side group by team_id) s on s.team_id = t.id
    where ${conditions(filter)}
  )`

export type TeamPart = Part & { readonly filter: TeamFilter }

/** One row more than the size, to tell whether there is a next page. */
export async function findTeams(db: Db, part: TeamPart): Promise<TeamListRow[]> {
  const { filter, order, after, size } = part
  const found = await sql<TeamListRow>`
    with ${teams(filter)},
    part as (
      select t.* from t
      where ${allOf([genderIs(filter), kindIs(filter), after])}
      ${orderBy(order)} limit ${size + 1}
    )
    select t.id, t.name, t.short_name as "shortName", t.gender, t.kind,
           t.is_sample as "isSample", ${placeOf(order)} as place, record.*,
           ${teamBadge('t')} as badge
    from part t cross join lateral (
      select count(*) filter (where m.status in ('complete', 'abandoned'))::int as played,
             count(*) filter (where m.winner_id = t.id)::int as won,
             count(*) filter (where m.winner_id <> t.id)::int as lost,
             max(m.starts_on) filter (where m.status <> 'upcoming') as "lastPlayed",
             coalesce(bool_or(m.status = 'live'), false) as "isPlaying"
      from match_side s join match m on m.id = s.match_id
      where s.team_id = t.id
    ) record
    ${orderBy(order)}`.execute(db)
  return found.rows
}

export type TeamCounts = {
  total: number
  gender: Record<string, number>
  kind: Record<string, number>
}

export async function countTeams(db: Db, filter: TeamFilter): Promise<TeamCounts> {
  const found = await sql<TeamCounts>`
    with t as materialized (select t.gender, t.kind from team t where ${conditions(filter)})
    select
      (select count(*)::int from t where ${allOf([genderIs(filter), kindIs(filter)])}) as total,
      ${tallyOf(sql`t`, 'gender', kindIs(filter))} as gender,
      ${tallyOf(sql`t`, 'kind', genderIs(filter))} as kind
  `.execute(db)
  return found.rows[0] ?? { total: 0, gender: {}, kind: {} }
}
