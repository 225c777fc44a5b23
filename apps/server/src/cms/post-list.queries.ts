import type { PostKind, PostMeta } from '@pavilion/contract/cms/post.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Stored } from '#db/stored.ts'
import type { Order, Placed } from '#paging/paging.queries.ts'
import { allOf, escapeLike, isAnyOf, mentions } from '#db/conditions.queries.ts'
import { orderBy, placeOf } from '#paging/paging.queries.ts'
import type { OrganisationRow } from '#records/references.queries.ts'
import { organisationOfPost } from './organisation.queries.ts'

/** The site and instant of a reader, which decide what is published for them. */
export type Reader = { readonly siteId: string; readonly now: string }

export type PostFilter = {
  readonly text?: string | undefined
  /** A name that the title or the summary holds, or that is a keyword. */
  readonly about?: string | undefined
  readonly kind?: readonly PostKind[] | undefined
  /** The news of one organisation. */
  readonly organisationId?: string | undefined
  /** Also the news of organisations. */
  readonly ofAll?: boolean
  readonly category?: readonly string[] | undefined
}

export type PostRow = Placed & {
  kind: PostKind
  slug: string
  title: string
  summary: string
  /** Of reading; 1 until it is rendered. */
  minutes: number
  category: string
  author: string
  coverSeed: string
  coverId: string | null
  coverAlt: string
  socialId: string | null
  publishedAt: string
  meta: PostMeta
  organisation: OrganisationRow | null
}

const id = sql<string>`id`
const latestKey = sql`(-extract(epoch from published_at) * 1000)::bigint`
const titleKey = sql`left(folded, 60)`

export const postOrders = {
  latest: { name: 'latest', keys: [{ sql: latestKey, type: 'bigint' }], id },
  title: { name: 'title', keys: [{ sql: titleKey, type: 'text' }], id },
} satisfies Record<string, Order>

const columns = (order: Order) => sql`
  id, kind, slug, title, summary, coalesce((rendered->>'minutes')::int, 1) as minutes, category, author,
  cover_seed as "coverSeed",
  cover_id as "coverId", cover_alt as "coverAlt", social_id as "socialId", published_at as "publishedAt", meta,
  ${organisationOfPost} as organisation, ${placeOf(order)} as place`

/**
 * A scheduled post is published from its time on, without a job. A site's own post hides the common post
 * with the same slug.
 */
const isOut = ({ siteId, now }: Reader) => sql<boolean>`
  (organisation_id is null or exists (
    select from organisation o where o.id = organisation_id and o.archived_at is null))
  and status in ('scheduled', 'published') and published_at <= ${now}::timestamptz
  and (site_id = ${siteId} or (site_id is null and not exists (
    select from post own where own.site_id = ${siteId} and own.slug = post.slug
    and own.status in ('scheduled', 'published') and own.published_at <= ${now}::timestamptz)))`

const isAbout = (name: string) => sql<boolean>`(
  folded like fold(${`%${escapeLike(name)}%`}) or exists (
    select from jsonb_array_elements_text(coalesce(meta -> 'keywords', '[]')) keyword
    where fold(keyword) = fold(${name})))`

/** Lists of a site leave the news of its organisations to their own pages, unless it is looked for. */
const isOfThem = ({ about, organisationId, ofAll = false }: PostFilter) => {
  if (organisationId !== undefined) return sql<boolean>`organisation_id = ${organisationId}::uuid`
  return about !== undefined || ofAll ? sql<boolean>`true` : sql<boolean>`organisation_id is null`
}

const matching = (filter: PostFilter) => {
  const { text, about, kind } = filter
  return allOf([
    isOfThem(filter),
    mentions(sql<string>`folded`, text),
    isAnyOf(sql<string>`kind`, kind),
    ...(about === undefined ? [] : [isAbout(about)]),
  ])
}

const inCategory = ({ category }: PostFilter) => isAnyOf(sql<string>`category`, category)

type Part = {
  readonly filter: PostFilter
  readonly order: Order
  readonly after: RawBuilder<boolean>
  readonly size: number
}

/** One row more than the size, to tell whether there is a next page. */
export async function findPosts(
  db: Db,
  reader: Reader,
  { filter, order, after, size }: Part,
): Promise<PostRow[]> {
  const found = await sql<PostRow>`
    select ${columns(order)} from post
    where ${isOut(reader)} and ${matching(filter)} and ${inCategory(filter)} and ${after}
    ${orderBy(order)} limit ${size + 1}`.execute(db)
  return found.rows
}

/** How many posts the filter finds, and how many each category would find. */
export async function countPosts(db: Db, reader: Reader, filter: PostFilter) {
  const found = await sql<{ category: string; count: number; chosen: boolean }>`
    select category, count(*)::int as count, bool_and(${inCategory(filter)}) as chosen from post
    where ${isOut(reader)} and ${matching(filter)} group by category`.execute(db)
  const chosen = found.rows.filter((row) => row.chosen)
  return {
    total: chosen.reduce((sum, { count }) => sum + count, 0),
    category: Object.fromEntries(found.rows.map(({ category, count }) => [category, count])),
  }
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

export type WholePostRow = PostRow & { body: string; rendered: Stored<'post', 'rendered'> | null }

/** A post by id, slug or former slug; a current slug wins over a former one. */
export async function findPost(
  db: Db,
  reader: Reader,
  key: string,
): Promise<WholePostRow | undefined> {
  const isNamed = uuid.test(key) ? sql<boolean>`id = ${key}::uuid` : isAt(reader, key)
  const found = await sql<WholePostRow>`
    select ${columns(postOrders.latest)}, body, rendered from post
    where ${isOut(reader)} and ${isNamed} order by (slug = ${key}) desc, site_id limit 1`.execute(
    db,
  )
  return found.rows[0]
}

const isAt = ({ siteId }: Reader, slug: string) => sql<boolean>`(slug = ${slug} or id in (
  select post_id from post_former_slug former
  where former.slug = ${slug} and (former.site_id = ${siteId} or former.site_id is null)))`
