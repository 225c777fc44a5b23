import { os } from '#http/implement.ts'
import { success } from '#lists/answer.ts'
import { findPost } from './post-list.queries.ts'
import { postOf } from './post-of.ts'
import { readerOf } from './reader.ts'

export const showPost = os.cms.show.handler(async ({ input: { id, expand }, context, errors }) => {
  const row = await findPost(context.app.db, await readerOf(context), id)
  if (row === undefined) throw errors.POST_NOT_FOUND()
  return success(row.title, postOf(row, expand))
})
