import { z } from 'zod'
import { PostId, PostKind, PostMeta } from './post.ts'
import { Instant } from './time.ts'

/** How long each part of a post may be, in characters. */
export const lengths = {
  slug: 100,
  title: 120,
  summary: 300,
  body: 100_000,
  category: 40,
  author: 80,
  coverSeed: 120,
  alt: 200,
  metaTitle: 70,
  metaDescription: 160,
  keyword: 40,
  keywords: 10,
  line: 120,
  figures: 12,
} as const

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\0]*$/, 'must be text')

export const PostStatus = z.enum(['draft', 'scheduled', 'published', 'archived'])
export type PostStatus = z.infer<typeof PostStatus>

/** The readable end of an address: small letters, digits and single hyphens between them. */
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

/** All that an editor writes of a post. A draft may be empty in places; what is published may not. */
export const PostWords = z.strictObject({
  kind: PostKind,
  slug: Slug,
  title: text(lengths.title).min(1, 'A post needs a title'),
  summary: text(lengths.summary),
  body: z
    .string()
    .max(lengths.body)
    .regex(/^[^\0]*$/, 'must be text'),
  category: text(lengths.category),
  author: text(lengths.author),
  /** What its cover is drawn from where no picture is sent. */
  coverSeed: text(lengths.coverSeed),
  /** The uploaded cover, and what it shows for those who cannot see it. */
  cover: z
    .strictObject({
      id: z.uuid(),
      alt: text(lengths.alt).min(1, 'Say what the picture shows, for those who cannot see it'),
    })
    .nullable(),
  /** The picture of cards that links are shared as; null: the cover. */
  socialPicture: z.uuid().nullable(),
  meta: z.strictObject(metaShape),
})
export type PostWords = z.infer<typeof PostWords>

/** A post as the desk lists it. */
export const EditorEntry = z.object({
  id: PostId,
  kind: PostKind,
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  author: z.string(),
  /** As it is at this moment: a scheduled post whose time has come is published. */
  status: PostStatus,
  publishedAt: Instant.nullable(),
  changedAt: Instant,
  /** Who saved it last; empty where that is not known. */
  changedBy: z.string(),
  /** What the next save must name. */
  revision: z.int().min(1),
})
export type EditorEntry = z.infer<typeof EditorEntry>

export const EditorPost = EditorEntry.extend({ words: PostWords })
export type EditorPost = z.infer<typeof EditorPost>

/** One save, newest first. */
export const RevisionEntry = z.object({
  number: z.int().min(1),
  title: z.string(),
  status: PostStatus,
  savedAt: Instant,
  savedBy: z.string(),
})
export type RevisionEntry = z.infer<typeof RevisionEntry>

export const Revision = RevisionEntry.extend({ words: PostWords })
export type Revision = z.infer<typeof Revision>

/** What an editor says of a part of the home page. */
export const SectionWords = z.strictObject({
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
export type SectionWords = z.infer<typeof SectionWords>
