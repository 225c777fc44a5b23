import type { MatchId } from '@pavilion/contract/ids.ts'
import type { Summary } from '@pavilion/cricket/views/summary.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Order, Placed } from '#paging/paging.queries.ts'
import { allOf, holds, isAnyOf, wordsOf } from '#db/conditions.queries.ts'
import { orderBy, placeOf } from '#paging/paging.queries.ts'
import { eachOf, isListed, matchesOf, matchIsIn, type Scope } from '#sites/scope.queries.ts'
import type { GroundRow, TeamRow, TournamentRow } from '#records/references.queries.ts'
import { groundJson, teamJson, tournamentJson } from '#records/references.queries.ts'

export type MatchStatus = 'upcoming' | 'live' | 'complete' | 'abandoned'

/** Every condition is optional; given ones are combined with "and". */
export type MatchConditions = {
  readonly ids?: readonly string[] | undefined
  readonly status?: readonly MatchStatus[] | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly tournamentId?: string | undefined
  readonly teamId?: string | undefined
  readonly groundId?: string | undefined
  readonly playerId?: string | undefined
  readonly officialId?: string | undefined
  readonly format?: readonly string[] | undefined
  readonly gender?: readonly string[] | undefined
  readonly place?: readonly string[] | undefined
  readonly text?: string | undefined
  /** The organisation of the match's tournament or of one of its teams. */
  readonly organisationId?: string | undefined
  readonly scope?: Scope
}

export type CardRow = {
  id: MatchId
  seq: number
  status: MatchStatus
  format: string
  ballsPerOver: number
  oversPerEnd: number
  gender: 'male' | 'female' | 'mixed'
  season: string
  matchNumber: string | null
  stage: string | null
  group: string | null
  startsOn: string
  endsOn: string
  startsAt: string | null
  tournament: TournamentRow | null
  ground: GroundRow | null
  sides: [TeamRow, TeamRow]
  summary: Summary
  isSample: boolean
  visibility: 'public' | 'link'
}

const id = sql<string>`m.id`
const big = (text: RawBuilder<unknown>) => ({ sql: text, type: 'bigint' as const })

export const matchOrders = {
  /** Live matches first, then upcoming ones (soonest first), then finished ones (latest first). */
  'live-first': {
    name: 'live-first',
    keys: [big(sql`m.list_group`), big(sql`m.list_key`)],
    id,
  },
  soonest: { name: 'soonest', keys: [big(sql`m.starts_key`)], id },
  latest: { name: 'latest', keys: [big(sql`(-m.starts_key)`)], id },
} satisfies Record<string, Order>

const when = (value: string | undefined, condition: (value: string) => RawBuilder<boolean>) =>
  value === undefined ? [] : [condition(value)]

/** Conditions on the match's own row, without those by which lists count. */
function rowConditions(filter: MatchConditions): RawBuilder<boolean>[] {
  return [
    ...when(filter.from, (day) => sql`m.ends_on >= ${day}::date`),
    ...when(filter.until, (day) => sql`m.starts_on <= ${day}::date`),
    ...when(filter.tournamentId, (one) => sql`m.tournament_id = ${one}::uuid`),
    ...when(filter.groundId, (one) => sql`m.ground_id = ${one}::uuid`),
    ...(filter.ids === undefined ? [] : [sql<boolean>`m.id = any(${[...filter.ids]}::uuid[])`]),
  ]
}

const withSide = (teamId: string) => sql<boolean>`m.id in (
  select match_id from match_side where team_id = ${teamId}::uuid)`
const withOrganisation = (organisationId: string) => sql<boolean>`m.id in (
  ${matchesOf(sql`${organisationId}::uuid`)})`
const withPlayer = (personId: string) => sql<boolean>`m.id in (
  select match_id from match_player where person_id = ${personId}::uuid)`
const withOfficial = (personId: string) => sql<boolean>`m.id in (
  select match_id from match_official where person_id = ${personId}::uuid)`

/** The word occurs in the name of a side, the tournament or the ground, or is the season. */
const isAbout = (word: string) => sql<boolean>`(
  m.id in (select s.match_id from match_side s join team t on t.id = s.team_id
           where ${holds(sql`t.folded`, word)})
  or m.tournament_id in (select t.id from tournament t where ${holds(sql`t.folded`, word)})
  or m.ground_id in (select g.id from ground g where ${holds(sql`g.folded`, word)})
  or m.season = ${word})`

/** Whether few matches are left without a look at the world. */
const isNarrow = (filter: MatchConditions): boolean =>
  [filter.ids, filter.tournamentId, filter.teamId, filter.groundId].some(isGiven) ||
  [filter.playerId, filter.officialId].some(isGiven)

const isGiven = (value: unknown): boolean => value !== undefined

/** Conditions on tables that refer to the match. */
const belongingConditions = (filter: MatchConditions): RawBuilder<boolean>[] => [
  ...when(filter.teamId, withSide),
  ...when(filter.organisationId, withOrganisation),
  matchIsIn('m', isNarrow(filter) ? eachOf(filter.scope) : filter.scope),
  ...when(filter.playerId, withPlayer),
  ...when(filter.officialId, withOfficial),
  ...wordsOf(filter.text).map(isAbout),
  ...(filter.ids === undefined ? [isListed('m')] : []),
]

const common = (filter: MatchConditions) =>
  allOf([...rowConditions(filter), ...belongingConditions(filter)])

const facets = {
  status: ({ status }: MatchConditions) => isAnyOf(sql<string>`m.status`, status),
  format: ({ format }: MatchConditions) => isAnyOf(sql<string>`m.format`, format),
  gender: ({ gender }: MatchConditions) => isAnyOf(sql<string>`m.gender`, gender),
  place: ({ place }: MatchConditions) =>
    place?.length
      ? sql<boolean>`m.ground_id in (select g.id from ground g where g.city = any(${[...place]}::text[]))`
      : sql<boolean>`true`,
}

/** The references of a card, looked up only for the rows shown, which keeps planning fast. */
const belongings = {
  tournament: sql`(select ${tournamentJson('t')} from tournament t where t.id = m.tournament_id)`,
  ground: sql`(select ${groundJson('g')} from ground g where g.id = m.ground_id)`,
  sides: sql`(
    select jsonb_agg(${teamJson('t')} order by s.side)
    from match_side s join team t on t.id = s.team_id where s.match_id = m.id)`,
}

/** What a card is made of, of the match with the alias m. */
export const cardColumns = sql`
  m.id, m.seq, m.status, m.format, (m.setup -> 'conditions' ->> 'ballsPerOver')::int as "ballsPerOver",
  coalesce((m.setup -> 'conditions' ->> 'oversPerEnd')::int, 1) as "oversPerEnd",
  m.gender, m.season, m.match_number as "matchNumber", m.stage, m.match_group as "group",
  m.starts_on as "startsOn", m.ends_on as "endsOn", m.starts_at as "startsAt", m.summary,
  m.is_sample as "isSample", m.visibility, ${belongings.tournament} as tournament,
  ${belongings.ground} as ground, ${belongings.sides} as sides`

export type MatchPart = {
  readonly filter: MatchConditions
  readonly order: Order
  readonly after: RawBuilder<boolean>
  readonly size: number
}

/**
 * One row more than the size, to tell whether there is a next page. Which matches they are is found first,
 * from indexes where possible: the rows themselves are wide.
 */
export async function findMatches(db: Db, part: MatchPart): Promise<(CardRow & Placed)[]> {
  const { filter, order, after, size } = part
  const all = Object.values(facets).map((facet) => facet(filter))
  const found = await sql<CardRow & Placed>`
    with part as materialized (
      select m.id from match m where ${allOf([common(filter), ...all, after])}
      ${orderBy(order)} limit ${size + 1}
    )
    select ${cardColumns}, ${placeOf(order)} as place
    from part join match m on m.id = part.id
    ${orderBy(order)}`.execute(db)
  return found.rows
}

export type FacetCounts = Record<keyof typeof facets, Record<string, number>> & { total: number }

const PLACES = 12

/**
 * How many matches the filter finds, and how many each value of every filter would leave with the others as
 * they are.
 */
export async function countMatches(db: Db, filter: MatchConditions): Promise<FacetCounts> {
  const passes = Object.entries(facets).map(
    ([name, facet]) => sql`${facet(filter)} as ${sql.ref(`is_${name}`)}`,
  )
  const found = await sql<FacetCounts>`
    with alike as (
      select m.status, m.format, m.gender, m.ground_id, count(*) as n from match m
      where ${common(filter)} group by m.status, m.format, m.gender, m.ground_id
    ),
    base as materialized (
      select m.status, m.format, m.gender, g.city as place, m.n, ${sql.join(passes)}
      from alike m left join ground g on g.id = m.ground_id
    )
    select
      (select coalesce(sum(n), 0)::int from base where is_status and is_format and is_gender and is_place) as total,
      ${counted('status', ['format', 'gender', 'place'])},
      ${counted('format', ['status', 'gender', 'place'])},
      ${counted('gender', ['status', 'format', 'place'])},
      ${counted('place', ['status', 'format', 'gender'])}`.execute(db)
  return found.rows[0] ?? { total: 0, status: {}, format: {}, gender: {}, place: {} }
}

function counted(facet: keyof typeof facets, others: readonly (keyof typeof facets)[]) {
  const column = sql.ref(facet)
  const pass = allOf(others.map((other) => sql<boolean>`${sql.ref(`is_${other}`)}`))
  return sql`(
    select coalesce(jsonb_object_agg(value, n), '{}') from (
      select ${column} as value, sum(n)::int as n from base
      where ${pass} and ${column} <> '' group by ${column} order by n desc, ${column} limit ${PLACES}
    ) counted) as ${column}`
}
