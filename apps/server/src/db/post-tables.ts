import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { PostKind, PostMeta } from '@pavilion/contract/cms/post.ts'

type Instant = string
type Status = 'draft' | 'scheduled' | 'published' | 'archived'

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
  status: Generated<Status>
  published_at: Instant | null
  created_at: Generated<Instant>
  revision: Generated<number>
  changed_at: Generated<Instant>
  changed_by: string | null
  made_with: string | null
  cover_id: string | null
  cover_alt: Generated<string>
  social_id: string | null
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
  kind: PostKind
  slug: string
  category: string
  author: string
  cover_seed: string
  cover_id: string | null
  cover_alt: string
  social_id: string | null
  status: Status
  published_at: Instant | null
  saved_by: string | null
}

type PostPictureTable = {
  id: Generated<string>
  site_id: string
  digest: Buffer
  small: Buffer
  large: Buffer
  share: Buffer
  made_by: string | null
  made_at: Generated<Instant>
}

type PostFormerSlugTable = {
  site_id: string | null
  slug: string
  post_id: string
  left_at: Instant
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
  site_id: string | null
  revision: Generated<number>
  changed_at: Generated<Instant>
  changed_by: string | null
}

/** The tables of migrations 0011 and 0020. */
export type PostTables = {
  post: PostTable
  post_revision: PostRevisionTable
  post_picture: PostPictureTable
  post_former_slug: PostFormerSlugTable
  shipped_post: ShippedPostTable
  home_section: HomeSectionTable
}
