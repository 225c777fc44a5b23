import { PostStatus } from '@pavilion/contract/cms/editor-post.ts'
import { PostKind } from '@pavilion/contract/cms/post.ts'
import { os } from '#http/implement.ts'
import { counted, success } from '#http/answer.ts'
import { countsOf } from '#records/labels.ts'
import { afterCursor, partOf } from '#paging/paging.queries.ts'
import { editorOf } from './editor.ts'
import { countEntries, editorOrders, findEntries } from './editor-list.queries.ts'
import { entryOf } from './editor-post-of.ts'

export const filterEditable = os.editor.filter.handler(
  async ({ input: { filter, sort, page }, context, errors }) => {
    const editor = await editorOf(context)
    const { db } = context.app
    const order = editorOrders[sort]
    const after = afterCursor(order, page.after)
    if (after === undefined) throw errors.BAD_CURSOR()
    const [rows, counts] = await Promise.all([
      findEntries(db, editor, { filter, order, after, size: page.size }),
      countEntries(db, editor, filter),
    ])
    const { items, next } = partOf(order, rows, page.size)
    return success(counted(counts.total, 'post'), {
      items: items.map(entryOf),
      total: counts.total,
      next,
      counts: {
        kind: countsOf(tally(PostKind.options, counts.ofKind), PostKind.options),
        status: countsOf(tally(PostStatus.options, counts.ofStatus), PostStatus.options),
      },
    })
  },
)

const tally = <K extends string>(values: readonly K[], count: (value: K) => number) =>
  Object.fromEntries(values.map((value) => [value, count(value)]))
