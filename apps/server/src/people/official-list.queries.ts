import type { PersonId } from '@pavilion/contract/ids.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Order, Part, Placed } from '#paging/paging.queries.ts'
import { allOf, isOne, mentions } from '#db/conditions.queries.ts'
import { orderBy, placeOf } from '#paging/paging.queries.ts'
import { eachOf, personIsIn, type Scope } from '#sites/scope.queries.ts'

export type OfficialRole = 'umpire' | 'tv-umpire' | 'reserve-umpire' | 'match-referee' | 'scorer'

export type OfficialFilter = {
  readonly id?: string | undefined
  readonly text?: string | undefined
  readonly role?: readonly string[] | undefined
  readonly scope?: Scope
}

export type OfficialListRow = Placed & {
  id: PersonId
  name: string
  isSample: boolean
  roles: { role: OfficialRole; matches: number }[]
  matches: number
  lastStood: string | null
}

const id = sql<string>`p.id`
const nameKey = { sql: sql`left(p.folded, 60)`, type: 'text' } as const
export const officialOrders = {
  'most-matches': {
    name: 'most-matches',
    keys: [{ sql: sql`(-p.matches::bigint)`, type: 'bigint' }, nameKey],
    id,
  },
  name: { name: 'name', keys: [nameKey], id },
} satisfies Record<string, Order>

function roleIs({ role }: OfficialFilter): RawBuilder<boolean> {
  if (role === undefined || role.length === 0) return sql<boolean>`true`
  return sql<boolean>`p.roles ?| ${[...role]}::text[]`
}

const conditions = ({ id: one, text, scope }: OfficialFilter) =>
  allOf([
    isOne(id, one),
    personIsIn('p', one === undefined ? scope : eachOf(scope), 'match_official'),
    mentions(sql<string>`p.folded`, text),
  ])

const officials = sql`(
  select person.id, name, is_sample, folded, matches, roles, last_stood
  from official_totals join person on person.id = person_id) p`

export type OfficialPart = Part & { readonly filter: OfficialFilter }

/** One row more than the size, to tell whether there is a next part; totals as they were settled last. */
export async function findOfficials(db: Db, part: OfficialPart): Promise<OfficialListRow[]> {
  const { filter, order, after, size } = part
  const found = await sql<OfficialListRow>`
    with part as (
      select p.* from ${officials}
      where ${allOf([conditions(filter), roleIs(filter), after])} ${orderBy(order)} limit ${size + 1}
    )
    select p.id, p.name, p.is_sample as "isSample", p.matches, ${placeOf(order)} as place,
           (select jsonb_agg(jsonb_build_object('role', role, 'matches', n) order by n desc, role)
            from jsonb_each(p.roles) as as_what (role, n)) as roles,
           p.last_stood as "lastStood"
    from part p ${orderBy(order)}`.execute(db)
  return found.rows
}

export type OfficialCounts = { total: number; role: Record<string, number> }

export async function countOfficials(db: Db, filter: OfficialFilter): Promise<OfficialCounts> {
  const found = await sql<OfficialCounts>`
    with p as materialized (select p.roles from ${officials} where ${conditions(filter)})
    select (select count(*)::int from p where ${roleIs(filter)}) as total,
           (select coalesce(jsonb_object_agg(role, n), '{}') from
             (select role, count(*) as n from p, jsonb_object_keys(p.roles) as role group by role) c)
             as role`.execute(db)
  return found.rows[0] ?? { total: 0, role: {} }
}
