import { z } from 'zod'
import { OrganisationRef } from '../records.ts'
import { Instant } from '../time.ts'

export const PostKind = z.enum(['blog', 'news', 'legend', 'page'])
export type PostKind = z.infer<typeof PostKind>

export const PostId = z.uuid().brand('PostId')

/** A post's metadata. The fields of a legend's card are empty for other kinds. */
export const PostMeta = z.object({
  keywords: z.array(z.string()).default([]),
  /** The title for tabs and search engines; by default the post's title. */
  title: z.string().default(''),
  /** The description for search engines and shared links; by default the summary. */
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
  /** The seed of the portrait, for names that give an unsuitable one; by default the name. */
  portrait: z.string().default(''),
  /** The source of the figures. */
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
  /** The seed of the drawn cover. */
  coverSeed: z.string(),
  /** The uploaded cover in two widths; null means the drawing. */
  cover: z.object({ small: z.string(), large: z.string(), alt: z.string() }).nullable(),
  publishedAt: Instant,
  /** The reading time. */
  minutes: z.int().min(1),
  /** Whose news it is; null for the site's own. */
  organisation: OrganisationRef.nullable(),
  /** Only when requested. */
  meta: PostMeta.optional(),
})
export type PostSummary = z.infer<typeof PostSummary>

/** A post to read. `html` is safe: without raw HTML of the author, scripts, or resources of other sites. */
export const Post = PostSummary.extend({
  html: z.string(),
  /** The picture of shared links, 1200 by 630; null when there is none. */
  shared: z.string().nullable(),
  /** The second-level headings, for a table of contents. */
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
})
export type Post = z.infer<typeof Post>
