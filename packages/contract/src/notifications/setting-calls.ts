import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { TimeZone } from '../time-zone.ts'
import { NoticeKind } from './notification-calls.ts'

const path = '/api/v1/notifications/settings'
const tags = ['Notifications']

const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 22:30.')

export const NoticeSettings = z.strictObject({
  /**
   * How one is told of each kind: on the site, by the browsers that are subscribed, and by email. One is always
   * emailed about bookings, invitations and orders, and at once about some of what a club tells: messages that must be
   * seen, its calendar, and training that is cancelled within two days.
   */
  kinds: z
    .array(
      z.strictObject({
        kind: NoticeKind,
        page: z.boolean(),
        push: z.boolean(),
        email: z.boolean(),
      }),
    )
    .max(NoticeKind.options.length),
  /** When one email a day comes, by the clock of the time zone; null for emails at once. */
  digestAt: TimeOfDay.nullable(),
  /** IANA, "Asia/Karachi". */
  timeZone: TimeZone,
  /** When nothing is pushed, and emailed only what always is, by the clock of the time zone; null for never. It may end on the next day. */
  quiet: z
    .strictObject({ from: TimeOfDay, until: TimeOfDay })
    .refine(({ from, until }) => from !== until, {
      path: ['until'],
      message: 'Quiet hours cannot end at the time they begin.',
    })
    .nullable(),
})
export type NoticeSettings = z.infer<typeof NoticeSettings>

const LINK_NOT_VALID = {
  status: 409,
  message: 'This link is incomplete. Open it from the email again.',
} as const

export const settingCalls = {
  settings: oc
    .route({ method: 'GET', path, summary: 'Of what, how and when one is told', tags })
    .errors({ SIGNED_OUT })
    .output(envelope(NoticeSettings)),

  saveSettings: oc
    .route({
      method: 'PUT',
      path,
      summary: 'Change of what, how and when one is told; kinds that are left out stay as they are',
      tags,
    })
    .errors({ SIGNED_OUT })
    .input(NoticeSettings)
    .output(envelope(NoticeSettings)),

  stopEmails: oc
    .route({
      method: 'POST',
      path: '/api/v1/notifications/emails/stop',
      summary: 'Ends the emails of notifications to whoever got the link, without logging in',
      tags,
      successStatus: 200,
    })
    .errors({ LINK_NOT_VALID })
    .input(z.strictObject({ token: z.string().min(1).max(200) }))
    .output(envelope(z.object({ areStopped: z.literal(true) }))),
}
