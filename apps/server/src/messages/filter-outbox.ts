import { may } from '#access/access.ts'
import { os } from '#http/implement.ts'
import { counted, success } from '#http/answer.ts'
import { afterCursor, partOf } from '#paging/paging.queries.ts'
import { signedIn } from '#sessions/sessions.ts'
import { isOutboxOpen } from './channels.ts'
import { noteReading } from './note-reading.ts'
import { countMessages, findMessages, newestFirst } from './outbox.queries.ts'

export const filterOutbox = os.messages.filterOutbox.handler(
  async ({ input: { filter, page }, context, errors }) => {
    const { app } = context
    const actor = await signedIn(context)
    if (!isOutboxOpen(app.config) || !may(actor, 'read-outbox')) throw errors.NOT_FOUND()
    const after = afterCursor(newestFirst, page.after)
    if (after === undefined) throw errors.BAD_CURSOR()
    await noteReading(context, actor.accountId)
    const [rows, total] = await Promise.all([
      findMessages(app.db, { filter, after, size: page.size }),
      countMessages(app.db, filter),
    ])
    const { items, next } = partOf(newestFirst, rows, page.size)
    return success(counted(total, 'message'), { items, total, next })
  },
)
