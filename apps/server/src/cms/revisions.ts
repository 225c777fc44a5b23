import { os } from '#http/implement.ts'
import { counted, success } from '#http/answer.ts'
import { afterCursor, partOf } from '#paging/paging.queries.ts'
import { editorOf, postNotFound } from './editor.ts'
import { revisionEntryOf, wordsOf } from './editor-post-of.ts'
import { findEditable } from './editor.queries.ts'
import { findRevision, findRevisions, newestFirst } from './revision.queries.ts'

export const filterRevisions = os.editor.revisions.handler(
  async ({ input: { id, page }, context, errors }) => {
    const { db } = context.app
    const post = await findEditable(db, await editorOf(context), { id })
    if (post === undefined) throw postNotFound()
    const after = afterCursor(newestFirst, page.after)
    if (after === undefined) throw errors.BAD_CURSOR()
    const rows = await findRevisions(db, { id, after, size: page.size })
    const { items, next } = partOf(newestFirst, rows, page.size)
    return success(counted(post.revision, 'revision'), {
      items: items.map(revisionEntryOf),
      total: post.revision,
      next,
    })
  },
)

export const showRevision = os.editor.revision.handler(
  async ({ input: { id, number }, context }) => {
    const { db } = context.app
    const post = await findEditable(db, await editorOf(context), { id })
    const row = post && (await findRevision(db, id, number))
    if (row === undefined) throw postNotFound()
    return success(`Revision ${number}`, { ...revisionEntryOf(row), words: wordsOf(row) })
  },
)
