import { PostKind, PostMeta } from '@pavilion/contract/cms/post.ts'
import { z } from 'zod'

/** The front matter of an article. */
const Front = z.strictObject({
  title: z.string().min(1),
  summary: z.string().min(1),
  category: z.string().min(1),
  published: z.iso.datetime(),
  keywords: z.string().optional(),
  side: z.string().optional(),
  role: z.string().optional(),
  years: z.string().optional(),
  figure: z.string().optional(),
  figures: z.string().optional(),
  portrait: z.string().optional(),
  source: z.string().optional(),
})

const shape = /^---\n([^]*?)\n---\n+([^]+)$/

/**
 * Parses an article file: `name: value` lines between two `---`, then Markdown. Lists are separated by
 * semicolons, a figure's name from its value by `=`. Throws with the file's name when it is malformed.
 */
export function readContentFile(place: string, text: string) {
  const [, front = '', body = ''] = shape.exec(text.replaceAll('\r\n', '\n')) ?? []
  const lines = front.split('\n').map((line) => /^(\w+): (.*)$/.exec(line)?.slice(1) ?? [line, ''])
  const read = Front.safeParse(Object.fromEntries(lines))
  if (!read.success || body === '') {
    throw new Error(`${place} is no article: ${read.error?.message ?? 'it has no text'}`)
  }
  const { title, summary, category, published, ...meta } = read.data
  const [folder = '', file = ''] = place.split('/').slice(-2)
  return {
    kind: PostKind.parse(folder),
    slug: file.replace(/\.md$/, ''),
    title,
    summary,
    category,
    body: body.trim(),
    published,
    meta: PostMeta.parse({
      ...meta,
      keywords: parts(meta.keywords),
      figures: parts(meta.figures).map(figureOf),
    }),
  }
}

const parts = (list = '') =>
  list
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')

function figureOf(text: string) {
  const [label = '', value = ''] = text.split('=').map((side) => side.trim())
  return { label, value }
}
