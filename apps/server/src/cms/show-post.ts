import { type CallContext, os } from '#http/implement.ts'
import { networkOf } from '#http/network.ts'
import { success } from '#http/answer.ts'
import { FULL } from '#security/fair-queue.ts'
import { asWritten, type Rendered } from './markdown.ts'
import { findPost, type WholePostRow } from './post-list.queries.ts'
import { postOf } from './post-of.ts'
import { readerOf } from './reader.ts'
import { render, renderedBefore } from './render.ts'

export const showPost = os.cms.show.handler(async ({ input: { id, expand }, context, errors }) => {
  const row = await findPost(context.app.db, await readerOf(context), id)
  if (row === undefined) throw errors.POST_NOT_FOUND()
  return success(row.title, postOf(row, await renderedOf(row, context), expand))
})

/** As it was rendered when it was saved; rendered now if the job for older posts has not come to it yet. */
async function renderedOf(
  { rendered, body }: WholePostRow,
  { app, caller }: CallContext,
): Promise<Rendered> {
  const before = renderedBefore(rendered)
  if (before !== undefined) return before
  const now = await render(app, networkOf(caller.address), body)
  return now === FULL || 'refused' in now ? asWritten(body) : now
}
