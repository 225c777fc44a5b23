import { z } from 'zod'
import { Instant } from './time.ts'

export const PostKind = z.enum(['blog', 'news', 'legend', 'page'])
export type PostKind = z.infer<typeof PostKind>

export const PostId = z.uuid().brand('PostId')

/** What is known of a post beside its words. The lines of a legend's card are empty for other kinds. */
export const PostMeta = z.object({
  keywords: z.array(z.string()).default([]),
  /** What tabs and search engines call it; empty: its title. */
  title: z.string().default(''),
  /** What search engines and shared links say of it; empty: its summary. */
  description: z.string().default(''),
  /** "Australia". */
  side: z.string().default(''),
  /** "Right-hand bat". */
  role: z.string().default(''),
  /** "Tests, 1928 to 1948". */
  years: z.string().default(''),
  /** The figure on the card: "6,996 Test runs". */
  figure: z.string().default(''),
  figures: z.array(z.object({ label: z.string(), value: z.string() })).default([]),
  /** What the portrait is drawn from, where the name alone gives one a wrong hat; empty: the name. */
  portrait: z.string().default(''),
  /** Where the figures are from. */
  source: z.string().default(''),
})
export type PostMeta = z.infer<typeof PostMeta>

/** A post as lists show it. */
export const PostSummary = z.object({
  id: PostId,
  kind: PostKind,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  author: z.string(),
  /** What its cover is drawn from. */
  coverSeed: z.string(),
  /** An uploaded cover, in two widths; null: the drawing. */
  cover: z.object({ small: z.string(), large: z.string(), alt: z.string() }).nullable(),
  publishedAt: Instant,
  /** Reading time. */
  minutes: z.int().min(1),
  /** Only where it was asked for. */
  meta: PostMeta.optional(),
})
export type PostSummary = z.infer<typeof PostSummary>

/** A post to read. `html` is safe: no markup of the writer's own, no scripts, no foreign addresses but links. */
export const Post = PostSummary.extend({
  html: z.string(),
  /** The picture for links that are shared, 1200 by 630; null: none. */
  shared: z.string().nullable(),
  /** The headings of the second level, for a table of contents. */
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
})
export type Post = z.infer<typeof Post>
