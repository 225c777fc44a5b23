import type { GroundId } from '@pavilion/contract/ids.ts'
import type { Currency } from '@pavilion/contract/places/place-calls.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Order, Part, Placed } from '#paging/paging.queries.ts'
import { allOf, isAnyOf, isOne, mentions } from '#db/conditions.queries.ts'
import { orderBy, placeOf } from '#paging/paging.queries.ts'
import { eachOf, groundIsIn, type Scope } from '#sites/scope.queries.ts'

export type GroundFilter = {
  readonly id?: string | undefined
  readonly text?: string | undefined
  readonly city?: readonly string[] | undefined
  /** The organisation that owns the grounds. */
  readonly organisationId?: string | undefined
  readonly organisationIds?: readonly string[] | undefined
  readonly scope?: Scope
}

export type GroundListRow = Placed & {
  id: GroundId
  name: string
  city: string
  country: string | null
  timeZone: string
  isSample: boolean
  matches: number
  lastPlayed: string | null
  isPlaying: boolean
  hire: { currency: Currency; slotFrom: MinorUnits } | null
}

const id = sql<string>`g.id`
const nameKey = { sql: sql`left(g.folded, 60)`, type: 'text' } as const
const byMatches: Order = {
  name: 'most-matches',
  keys: [{ sql: sql`(-g.matches)`, type: 'bigint' }, nameKey],
  id,
}
const byName: Order = { name: 'name', keys: [nameKey], id }
export const groundOrders = { 'most-matches': byMatches, name: byName }

const cityIs = ({ city }: GroundFilter) => isAnyOf(sql<string>`g.city`, city)

const conditions = (filter: GroundFilter) =>
  allOf([
    isOne(sql<string>`g.id`, filter.id),
    isOne(sql<string>`g.organisation_id`, filter.organisationId),
    isAnyOf(sql<string>`g.organisation_id::text`, filter.organisationIds),
    groundIsIn('g', filter.id === undefined ? filter.scope : eachOf(filter.scope)),
    mentions(sql<string>`g.folded`, filter.text),
  ])

const grounds = (filter: GroundFilter) => sql`
  g as (
    select g.id, g.name, g.city, g.country, g.time_zone, g.is_sample, g.folded,
           coalesce(m.n, 0) as matches
    from ground g
    left join (select ground_id, count(*) as n from match group by ground_id) m on m.ground_id = g.id
    where ${conditions(filter)}
  )`

const hire = sql`
  (select jsonb_build_object(
            'currency', jsonb_build_object('id', c.code, 'name', c.name, 'digits', c.digits),
            'slotFrom', min(slot.price))
   from ground_facts facts
     join currency c on c.code = facts.currency
     join ground_slot slot using (ground_id)
   where facts.ground_id = g.id and facts.withdrawn_at is null and slot.archived_at is null
   group by c.code)`

export type GroundPart = Part & { readonly filter: GroundFilter }

/** One row more than the size, to tell whether there is a next page. */
export async function findGrounds(db: Db, part: GroundPart): Promise<GroundListRow[]> {
  const { filter, order, after, size } = part
  const found = await sql<GroundListRow>`
    with ${grounds(filter)},
    part as (
      select g.* from g
      where ${allOf([cityIs(filter), after])} ${orderBy(order)} limit ${size + 1}
    )
    select g.id, g.name, g.city, g.country, g.time_zone as "timeZone", g.is_sample as "isSample",
           g.matches, ${placeOf(order)} as place,
           (select max(m.starts_on) from match m
            where m.ground_id = g.id and m.status <> 'upcoming') as "lastPlayed",
           exists (select from match m where m.ground_id = g.id and m.status = 'live')
             as "isPlaying",
           ${hire} as hire
    from part g ${orderBy(order)}`.execute(db)
  return found.rows
}

export type GroundCounts = { total: number; city: Record<string, number> }

const MOST_CITIES = 30

export async function countGrounds(db: Db, filter: GroundFilter): Promise<GroundCounts> {
  const found = await sql<GroundCounts>`
    with g as materialized (select g.city from ground g where ${conditions(filter)})
    select (select count(*)::int from g where ${cityIs(filter)}) as total,
           (select coalesce(jsonb_object_agg(city, n), '{}') from
             (select city, count(*) as n from g where city <> ''
              group by city order by n desc, city limit ${MOST_CITIES}) c) as city`.execute(db)
  return found.rows[0] ?? { total: 0, city: {} }
}

export type GroundRecordRow = {
  format: string
  matches: number
  firstInningsAverage: number | null
  highestTotal: number | null
  lowestTotal: number | null
  wonBattingFirst: number
  wonBattingSecond: number
}

/** The results of finished matches at a ground, by format. */
export async function findGroundRecord(db: Db, groundId: string): Promise<GroundRecordRow[]> {
  const found = await sql<GroundRecordRow>`
    select m.format, count(distinct m.id)::int as matches,
           avg(i.runs) filter (where i.innings = 1)::float8 as "firstInningsAverage",
           max(i.runs)::int as "highestTotal", min(i.runs)::int as "lowestTotal",
           count(*) filter (where i.innings = 1 and (m.result->>'winner')::uuid = i.team_id)::int
             as "wonBattingFirst",
           count(*) filter (where i.innings = 1
             and (m.result->>'winner')::uuid = i.bowling_team_id)::int as "wonBattingSecond"
    from match m join innings i on i.match_id = m.id and not i.super_over
    where m.ground_id = ${groundId}::uuid and m.status = 'complete'
    group by m.format order by matches desc, m.format`.execute(db)
  return found.rows
}
