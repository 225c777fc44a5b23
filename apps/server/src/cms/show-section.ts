import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { anywhere } from '#paging/paging.queries.ts'
import { findSection } from './content.queries.ts'
import { findPosts, postOrders } from './post-list.queries.ts'
import { summaryOf } from './post-of.ts'
import { readerOf } from './reader.ts'

export const showSection = os.cms.home.handler(async ({ input: { section }, context }) => {
  const { db } = context.app
  const reader = await readerOf(context)
  const row = await findSection(db, reader.siteId, section)
  if (row === undefined) throw new Error(`The home page has no ${section}: a migration fills it.`)
  const { kind, size, title, lead } = row
  const order = postOrders.latest
  const part = { filter: { kind: [kind] }, order, after: anywhere, size }
  const posts = await findPosts(db, reader, part)
  return success(title, {
    name: section,
    title,
    lead,
    link: { label: row.link_label, to: row.link_to },
    posts: posts.slice(0, size).map((post) => summaryOf(post, 'meta')),
  })
})
