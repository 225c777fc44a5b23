import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { BAD_CURSOR, pageOf, PageRequest } from '../page.ts'
import { Instant } from '../time.ts'

const path = '/api/v1/notifications'
const tags = ['Notifications']

/** What people are told of. The first four are about matches that they follow in some way. */
export const NoticeKind = z.enum([
  'match-start',
  'wicket',
  'innings-end',
  'result',
  'tournament',
  'club',
  'invitation',
  'booking',
  'order',
  'role',
])
export type NoticeKind = z.infer<typeof NoticeKind>

export const Notice = z.object({
  id: z.uuid(),
  kind: NoticeKind,
  /** What it is about: "Ravi Rovers v Margalla Markhors". */
  title: z.string(),
  /** What has happened, in a sentence or two. */
  body: z.string(),
  /** The page about it. */
  path: z.string(),
  at: Instant,
  isRead: z.boolean(),
})
export type Notice = z.infer<typeof Notice>

const Unread = envelope(
  z.object({
    /** Counted up to a hundred. */
    unread: z.int(),
  }),
)

export const notificationCalls = {
  filter: oc
    .route({
      method: 'POST',
      path: `${path}/filter`,
      summary: 'What one was told, the latest first, for sixty days',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, BAD_CURSOR })
    .input(
      z.strictObject({
        filter: z.strictObject({ unread: z.boolean().default(false) }).prefault({}),
        page: PageRequest,
      }),
    )
    .output(envelope(pageOf(Notice))),

  unread: oc
    .route({ method: 'GET', path: `${path}/unread`, summary: 'How much is unread', tags })
    .errors({ SIGNED_OUT })
    .output(Unread),

  read: oc
    .route({
      method: 'PUT',
      path: `${path}/{noticeId}/read`,
      summary: 'Mark one notification as read; unknown ones are ignored',
      tags,
    })
    .errors({ SIGNED_OUT })
    .input(z.strictObject({ noticeId: z.uuid() }))
    .output(Unread),

  readAll: oc
    .route({
      method: 'PUT',
      path: `${path}/read`,
      summary: 'Mark all notifications as read',
      tags,
    })
    .errors({ SIGNED_OUT })
    .output(Unread),
}
