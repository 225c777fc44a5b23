import type { PersonId } from '@pavilion/contract/ids.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Order, Part, Placed } from '#lists/lists.queries.ts'
import { allOf, isOne, mentions, orderBy, placeOf } from '#lists/lists.queries.ts'
import { personIsIn, type WorldOf } from '#lists/worlds.queries.ts'

export type OfficialRole = 'umpire' | 'tv-umpire' | 'reserve-umpire' | 'match-referee' | 'scorer'

export type OfficialFilter = {
  readonly id?: string | undefined
  readonly text?: string | undefined
  readonly role?: readonly string[] | undefined
  readonly world?: WorldOf
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
    keys: [{ sql: sql`(-p.matches)`, type: 'bigint' }, nameKey],
    id,
  },
  name: { name: 'name', keys: [nameKey], id },
} satisfies Record<string, Order>

function roleIs({ role }: OfficialFilter): RawBuilder<boolean> {
  if (role === undefined || role.length === 0) return sql<boolean>`true`
  return sql<boolean>`p.roles && ${[...role]}::text[]`
}

const officials = (filter: OfficialFilter) => sql`
  p as materialized (
    select p.id, p.name, p.is_sample, p.folded, count(distinct o.match_id) as matches,
           array_agg(distinct o.role) as roles
    from match_official o join person p on p.id = o.person_id
    where ${isOne(id, filter.id)}
      and ${personIsIn('p', filter.world, 'match_official')}
      and ${mentions(sql<string>`p.folded`, filter.text)}
    group by p.id
  )`

export type OfficialPart = Part & { readonly filter: OfficialFilter }

/** One row more than the size, to tell whether there is a next part. */
export async function findOfficials(db: Db, part: OfficialPart): Promise<OfficialListRow[]> {
  const { filter, order, after, size } = part
  const found = await sql<OfficialListRow>`
    with ${officials(filter)},
    part as (
      select p.*, ${placeOf(order)} as place from p
      where ${allOf([roleIs(filter), after])} ${orderBy(order)} limit ${size + 1}
    )
    select p.id, p.name, p.is_sample as "isSample", p.matches, p.place,
           (select jsonb_agg(jsonb_build_object('role', role, 'matches', n) order by n desc, role)
            from (select role, count(*) as n from match_official o
                  where o.person_id = p.id group by role) counted) as roles,
           (select max(m.starts_on) from match_official o
            join match m on m.id = o.match_id and m.status <> 'upcoming'
            where o.person_id = p.id) as "lastStood"
    from part p ${orderBy(order)}`.execute(db)
  return found.rows
}

export type OfficialCounts = { total: number; role: Record<string, number> }

export async function countOfficials(db: Db, filter: OfficialFilter): Promise<OfficialCounts> {
  const found = await sql<OfficialCounts>`
    with ${officials(filter)}
    select (select count(*)::int from p where ${roleIs(filter)}) as total,
           (select coalesce(jsonb_object_agg(role, n), '{}') from
             (select role, count(*) as n from p, unnest(p.roles) as role group by role) c) as role
  `.execute(db)
  return found.rows[0] ?? { total: 0, role: {} }
}
