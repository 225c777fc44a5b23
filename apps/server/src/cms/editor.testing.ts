import { randomUUID } from 'node:crypto'
import type { PostText } from '@pavilion/contract/cms/editor-post.ts'
import { PostMeta } from '@pavilion/contract/cms/post.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { loadContent } from './cms.ts'

/** The words of a complete blog post. */
export const wordsFor = (slug: string, change: Partial<PostText> = {}): PostText => ({
  kind: 'blog',
  slug,
  title: `Title of ${slug}`,
  summary: 'What it is about.',
  body: '## Part\n\nWords.',
  category: 'Tests',
  author: 'Somebody',
  coverSeed: slug,
  cover: null,
  socialPicture: null,
  meta: PostMeta.parse({}),
  ...change,
})

/** A world with the shipped articles, an operator, and a clock that the test sets. */
export async function newsroom() {
  const gathered = await freshApp('empty')
  let instant = Date.parse('2026-07-01T09:00:00Z')
  const app = { ...gathered, now: () => new Date(instant).toISOString() }
  await ensureDefaultSite(app)
  await loadContent(app)
  const operator = await someone(app, { operator: true })
  /** A client of the editor's calls with a token that is valid at this time. */
  const editor = async () => (await clientAs(app, operator)).editor
  return {
    app,
    editor,
    reader: clientOf(app),
    /** The instant so many milliseconds from now. */
    at: (offset: number) => new Date(instant + offset).toISOString(),
    wait: (milliseconds: number) => void (instant += milliseconds),
    draft: async (slug: string, change: Partial<PostText> = {}) => {
      const calls = await editor()
      return (await calls.create({ key: randomUUID(), words: wordsFor(slug, change) })).data
    },
  }
}
