import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { isRequiredPage } from '@pavilion/contract/cms/required-pages.ts'
import type { CallContext } from '#http/implement.ts'
import { anywhere } from '#paging/paging.queries.ts'
import type { AppContext } from '#app-context.ts'
import { insertShippedPosts } from './content.queries.ts'
import { readContentFile } from './content-file.ts'
import { findPosts, postOrders } from './post-list.queries.ts'
import { readerOf } from './reader.ts'

/** A post as the global search shows it. */
export type PostHit = {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly href: string
}

const shelves = {
  blog: { name: 'Blog', path: '/blogs' },
  news: { name: 'News', path: '/news' },
  legend: { name: 'Legend', path: '/legends' },
  page: { name: 'Page', path: '/pages' },
} as const

/** The published posts that contain the words, latest first. */
export async function findPostHits(
  context: CallContext,
  words: string,
  size: number,
): Promise<PostHit[]> {
  const part = {
    filter: { text: words, ofAll: true },
    order: postOrders.latest,
    after: anywhere,
    size,
  }
  const posts = await findPosts(context.app.db, await readerOf(context), part)
  return posts.slice(0, size).map(({ id, title, kind, category, slug }) => ({
    id,
    title,
    subtitle: [shelves[kind].name, category].filter((text) => text !== '').join(', '),
    href: kind === 'page' && isRequiredPage(slug) ? `/${slug}` : `${shelves[kind].path}/${slug}`,
  }))
}

const folder = path.join(import.meta.dirname, 'content')
const AUTHOR = 'The contributors'

/** Inserts the articles that ship with the software, each at most once in its life. Answers how many. */
export async function loadContent({ db }: Pick<AppContext, 'db'>): Promise<number> {
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
