import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { PostKind, PostMeta } from '@pavilion/contract/post.ts'

type Instant = string

type PostTable = {
  id: Generated<string>
  site_id: string | null
  kind: PostKind
  slug: string
  title: string
  summary: string
  body: string
  category: string
  author: string
  cover_seed: string
  meta: ColumnType<PostMeta, string, string>
  status: Generated<'draft' | 'scheduled' | 'published'>
  published_at: Instant | null
  created_at: Generated<Instant>
  folded: GeneratedAlways<string>
}

type PostRevisionTable = {
  post_id: string
  number: number
  title: string
  summary: string
  body: string
  meta: ColumnType<PostMeta, string, string>
  revised_at: Generated<Instant>
}

type ShippedPostTable = { slug: string; loaded_at: Generated<Instant> }

type HomeSectionTable = {
  name: 'section-1' | 'section-2' | 'section-3'
  title: string
  lead: Generated<string>
  link_label: string
  link_to: string
  kind: PostKind
  size: number
}

/** The tables of migration 0011. */
export type PostTables = {
  post: PostTable
  post_revision: PostRevisionTable
  shipped_post: ShippedPostTable
  home_section: HomeSectionTable
}
