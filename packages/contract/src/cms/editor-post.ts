import { z } from 'zod'
import { PostId, PostKind, PostMeta } from './post.ts'
import { lengths } from './post-lengths.ts'
import { isRequiredPage } from './required-pages.ts'
import { OrganisationRef } from '../records.ts'
import { Instant } from '../time.ts'

/** The database stores neither NUL nor half a surrogate pair. */
const storable = z
  .string()
  .regex(/^[^\0]*$/, 'Must be text')
  .refine((written) => written.isWellFormed(), 'Must be text')

const text = (most: number) => storable.trim().max(most)

export const PostStatus = z.enum(['draft', 'scheduled', 'published', 'archived'])
export type PostStatus = z.infer<typeof PostStatus>

/** Lower-case letters and digits, with single hyphens between them. */
export const Slug = z
  .string()
  .max(lengths.slug)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and hyphens between them')

const metaShape = {
  keywords: z.array(text(lengths.keyword).min(1)).max(lengths.keywords),
  title: text(lengths.metaTitle),
  description: text(lengths.metaDescription),
  side: text(lengths.line),
  role: text(lengths.line),
  years: text(lengths.line),
  figure: text(lengths.line),
  figures: z
    .array(z.strictObject({ label: text(lengths.line).min(1), value: text(lengths.line).min(1) }))
    .max(lengths.figures),
  portrait: text(lengths.line),
  source: text(lengths.line),
} satisfies { [K in keyof PostMeta]: z.ZodType<PostMeta[K]> }

/** Everything an editor writes of a post. A draft may have empty fields; a published post may not. */
export const PostText = z
  .strictObject({
    kind: PostKind,
    slug: Slug,
    title: text(lengths.title).min(1, 'A post needs a title'),
    summary: text(lengths.summary),
    body: storable.max(lengths.body),
    category: text(lengths.category),
    author: text(lengths.author),
    /** The seed of the drawn cover, for posts without an uploaded one. */
    coverSeed: text(lengths.coverSeed),
    /** The uploaded cover, and its alternative text. */
    cover: z
      .strictObject({
        id: z.uuid(),
        alt: text(lengths.alt).min(1, 'Say what the picture shows, for those who cannot see it'),
      })
      .nullable(),
    /** The picture of shared links; null means the cover. */
    socialPicture: z.uuid().nullable(),
    meta: z.strictObject(metaShape),
  })
  .refine(({ kind, slug }) => kind === 'page' || !isRequiredPage(slug), {
    path: ['slug'],
    message: 'That address belongs to a page that every site has',
  })
export type PostText = z.infer<typeof PostText>

/** A post as the editor's list shows it. */
export const EditorEntry = z.object({
  id: PostId,
  kind: PostKind,
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  author: z.string(),
  /** The current status: a scheduled post whose time has come is published. */
  status: PostStatus,
  publishedAt: Instant.nullable(),
  changedAt: Instant,
  /** The author of the last save; empty when unknown. */
  changedBy: z.string(),
  /** The revision that the next save must name. */
  revision: z.int().min(1),
  /** Whose news it is; null for the site's own. */
  organisation: OrganisationRef.nullable(),
})
export type EditorEntry = z.infer<typeof EditorEntry>

export const EditorPost = EditorEntry.extend({ words: PostText })
export type EditorPost = z.infer<typeof EditorPost>

/** One save of a post; lists are newest first. */
export const RevisionEntry = z.object({
  number: z.int().min(1),
  title: z.string(),
  status: PostStatus,
  savedAt: Instant,
  savedBy: z.string(),
})
export type RevisionEntry = z.infer<typeof RevisionEntry>

export const Revision = RevisionEntry.extend({ words: PostText })
export type Revision = z.infer<typeof Revision>

/** What an editor writes of a home-page section. */
export const SectionText = z.strictObject({
  title: text(60).min(1, 'A section needs a title'),
  lead: text(160),
  linkLabel: text(40).min(1, 'A link needs words'),
  linkTo: z
    .string()
    .max(200)
    .regex(/^\/(?!\/)[^\s\\\0]*$/, 'An address of this site, such as /news'),
  kind: PostKind,
  size: z.int().min(1).max(12),
})
export type SectionText = z.infer<typeof SectionText>
