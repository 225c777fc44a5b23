import { filter, read, readAll, stopEmails, unread } from '#calls/notifications.ts'
import { send } from '#state/api.ts'
import type { OutputOf } from '#state/call.ts'

export type NoticeEntry = OutputOf<typeof filter>['data']['items'][number]

export const loadNotices = (size: number, after?: string) =>
  send(filter, { page: { size, ...(after !== undefined && { after }) } })

export const countUnread = () => send(unread)

export const markRead = (noticeId: string) => send(read, { noticeId })

export const markAllRead = () => send(readAll)

export const endEmails = (token: string) => send(stopEmails, { token })
