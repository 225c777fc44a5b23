import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { World } from '#world.ts'
import { insertShippedPosts } from './content.queries.ts'
import { readContentFile } from './content-file.ts'

const folder = path.join(import.meta.dirname, 'content')
const AUTHOR = 'The contributors'

/** Puts the articles that come with the software into the database, each once in its life. Answers how many. */
export async function loadContent({ db }: Pick<World, 'db'>): Promise<number> {
  const files = await readdir(folder, { recursive: true })
  const articles = await Promise.all(
    files
      .filter((file) => file.endsWith('.md'))
      .map(async (file) => {
        const text = await readFile(path.join(folder, file), 'utf8')
        return readContentFile(file, text)
      }),
  )
  const posts = articles.map(({ published, meta, ...article }) => ({
    ...article,
    author: AUTHOR,
    cover_seed: article.title,
    meta: JSON.stringify(meta),
    status: 'published' as const,
    published_at: published,
  }))
  return db.transaction().execute((transaction) => insertShippedPosts(transaction, posts))
}
