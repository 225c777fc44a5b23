import type { OrganisationId } from '@pavilion/contract/ids.ts'
import type { OrganisationKind } from '@pavilion/contract/access/roles.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Order, Part, Placed } from '#paging/paging.queries.ts'
import { allOf, isAnyOf, isOne, mentions, tallyOf } from '#db/conditions.queries.ts'
import { type BadgeRow, badgeJson } from '#records/badge.queries.ts'
import { orderBy, placeOf } from '#paging/paging.queries.ts'
import { matchesOf, organisationIsIn, type Scope } from '#sites/scope.queries.ts'

export type OrganisationFilter = {
  readonly id?: string | undefined
  readonly text?: string | undefined
  readonly kind?: readonly OrganisationKind[] | undefined
  /** ISO 3166 codes. */
  readonly country?: readonly string[] | undefined
  /** Only organisations affiliated to this one. */
  readonly associationId?: string | undefined
  /** Only organisations that this one is affiliated to. */
  readonly affiliateId?: string | undefined
  readonly scope?: Scope
}

export type OrganisationListRow = Placed & {
  id: OrganisationId
  kind: OrganisationKind
  name: string
  isSample: boolean
  country: string | null
  badge: BadgeRow
  teams: number
  grounds: number
  tournaments: number
  affiliated: number
  matches: number
  lastPlayed: string | null
  isPlaying: boolean
}

const id = sql<string>`o.id`
const nameKey = { sql: sql`left(o.folded, 60)`, type: 'text' } as const
export const organisationOrders = {
  'most-matches': {
    name: 'most-matches',
    keys: [{ sql: sql`(-o.matches)`, type: 'bigint' }, nameKey],
    id,
  },
  name: { name: 'name', keys: [nameKey], id },
} satisfies Record<string, Order>

const kindIs = ({ kind }: OrganisationFilter) => isAnyOf(sql<string>`o.kind`, kind)
const countryIs = ({ country }: OrganisationFilter) => isAnyOf(sql<string>`o.code`, country)

/** Lists leave out archived organisations; their pages stay, for those who played for them. */
const isListed = ({ id: one }: OrganisationFilter) =>
  one === undefined ? sql<boolean>`o.archived_at is null` : isOne(id, one)

const isAffiliated = (filter: OrganisationFilter): RawBuilder<boolean>[] => [
  ...(filter.associationId === undefined
    ? []
    : [
        sql<boolean>`o.id in (select organisation_id from affiliation
         where association_id = ${filter.associationId}::uuid)`,
      ]),
  ...(filter.affiliateId === undefined
    ? []
    : [
        sql<boolean>`o.id in (select association_id from affiliation
         where organisation_id = ${filter.affiliateId}::uuid)`,
      ]),
]

const conditions = (filter: OrganisationFilter) =>
  allOf([
    isListed(filter),
    mentions(sql<string>`o.folded`, filter.text),
    organisationIsIn('o', filter.scope),
    ...isAffiliated(filter),
  ])

const countOwn = (records: RawBuilder<unknown>) =>
  sql`(select count(*)::int from ${records} own where own.organisation_id = o.id)`

export type OrganisationPart = Part & { readonly filter: OrganisationFilter }

/** One row more than the size, to tell whether there is a next page. */
export async function findOrganisations(
  db: Db,
  { filter, order, after, size }: OrganisationPart,
): Promise<OrganisationListRow[]> {
  const found = await sql<OrganisationListRow>`
    with o as (
      select o.id, o.kind, o.name, o.country as code, o.is_sample, o.folded,
             ${badgeJson('o')} as badge,
             (select count(*) from (${matchesOf(sql`o.id`)}) held) as matches
      from organisation o where ${conditions(filter)}
    ),
    part as materialized (
      select o.* from o
      where ${allOf([kindIs(filter), countryIs(filter), after])} ${orderBy(order)} limit ${size + 1}
    )
    select o.id, o.kind, o.name, o.is_sample as "isSample", o.matches, o.badge, ${placeOf(order)} as place,
           (select c.name from country c where c.code = o.code) as country,
           ${countOwn(sql`team`)} as teams, ${countOwn(sql`ground`)} as grounds,
           ${countOwn(sql`tournament`)} as tournaments,
           (select count(*)::int from affiliation a
            join organisation under on under.id = a.organisation_id and under.archived_at is null
            where a.association_id = o.id) as affiliated,
           held.*
    from part o cross join lateral (
      select max(m.starts_on) filter (where m.status <> 'upcoming') as "lastPlayed",
             coalesce(bool_or(m.status = 'live'), false) as "isPlaying"
      from match m where m.id in (${matchesOf(sql`o.id`)})
    ) held
    ${orderBy(order)}`.execute(db)
  return found.rows
}

export type OrganisationCounts = {
  total: number
  kind: Record<string, number>
  country: { value: string; label: string; count: number }[]
}

export async function countOrganisations(
  db: Db,
  filter: OrganisationFilter,
): Promise<OrganisationCounts> {
  const found = await sql<OrganisationCounts>`
    with o as materialized (
      select o.kind, o.country as code from organisation o where ${conditions(filter)}
    )
    select (select count(*)::int from o where ${allOf([kindIs(filter), countryIs(filter)])}) as total,
           ${tallyOf(sql`o`, 'kind', countryIs(filter))} as kind,
           (select coalesce(jsonb_agg(jsonb_build_object('value', code, 'label', name, 'count', n)
                     order by n desc, name), '[]')
            from (select o.code, c.name, count(*) as n from o join country c on c.code = o.code
                  where ${kindIs(filter)} group by o.code, c.name) counted) as country
  `.execute(db)
  return found.rows[0] ?? { total: 0, kind: {}, country: [] }
}
