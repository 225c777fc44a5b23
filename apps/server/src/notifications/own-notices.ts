import type { Notice } from '@pavilion/contract/notifications/notification-calls.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { afterCursor, partOf } from '#paging/paging.queries.ts'
import { signedIn } from '#sessions/sessions.ts'
import type { AppContext } from '#app-context.ts'
import {
  countNotices,
  countUnread,
  findNotices,
  markRead,
  noticeOrder as order,
} from './notice.queries.ts'

export const filterNotices = os.notifications.filter.handler(
  async ({ input: { filter, page }, context, errors }) => {
    const { accountId } = await signedIn(context)
    const { db } = context.app
    const after = afterCursor(order, page.after)
    if (after === undefined) throw errors.BAD_CURSOR()
    const asked = { accountId, ...filter }
    const [rows, total] = await Promise.all([
      findNotices(db, asked, { order, after, size: page.size }),
      countNotices(db, asked),
    ])
    const { items, next } = partOf(order, rows, page.size)
    return success(counted(total, 'notification'), { items: items.map(noticeOf), total, next })
  },
)

const noticeOf = ({ id, kind, title, body, path, at, isRead }: Notice): Notice => ({
  id,
  kind,
  title,
  body,
  path,
  at,
  isRead,
})

const unreadOf = async ({ db }: AppContext, accountId: string) => {
  const unread = await countUnread(db, accountId)
  return success(`${counted(unread, 'notification')} unread`, { unread })
}

export const countUnreadNotices = os.notifications.unread.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  return unreadOf(context.app, accountId)
})

export const readNotice = os.notifications.read.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  const { app } = context
  await markRead(app.db, { ...input, accountId, now: app.now() })
  return unreadOf(app, accountId)
})

export const readAllNotices = os.notifications.readAll.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  const { app } = context
  await markRead(app.db, { accountId, now: app.now() })
  return unreadOf(app, accountId)
})
