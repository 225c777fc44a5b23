import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { TimeZone } from '../time-zone.ts'

export const CalendarEventKind = z.enum(['match', 'training', 'session', 'officiating', 'booking'])
export type CalendarEventKind = z.infer<typeof CalendarEventKind>

/** Whether it takes place with whom it concerns, may do so, or was called off. */
export const CalendarEventState = z.enum(['confirmed', 'tentative', 'cancelled'])

export const CalendarEvent = z.object({
  /** The same for as long as it stays the same event. */
  id: z.string(),
  kind: CalendarEventKind,
  /** "1st XI v Gulberg". */
  title: z.string(),
  /** The children of the account whom it concerns; none where it concerns the account's own player. */
  children: z.array(z.string()),
  place: z.string(),
  note: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: TimeZone,
  state: CalendarEventState,
  /** Grows when it is moved or called off. */
  revision: z.int().nonnegative(),
  /** The path of the page on which it is seen. */
  path: z.string(),
})
export type CalendarEvent = z.infer<typeof CalendarEvent>

const Address = z.object({
  /** Whoever knows it can read the calendar; null while there is none. */
  address: z.url().nullable(),
})

const CALENDAR_NOT_FOUND = {
  status: 404,
  message: 'There is no calendar at this address any more.',
} as const

const tags = ['Account']
const address = '/api/v1/account/calendar/address' as const

/** Calls about everything that somebody goes to, in one calendar. */
export const calendarCalls = {
  own: oc
    .route({
      method: 'GET',
      path: '/api/v1/account/calendar',
      summary: 'The next hundred days of the account and of the children whom it looks after',
      description:
        'Matches and training of clubs, sessions of academies, matches to officiate and grounds that are booked, the soonest first.',
      tags,
    })
    .errors({ SIGNED_OUT })
    .output(envelope(Address.extend({ events: z.array(CalendarEvent) }))),

  makeAddress: oc
    .route({
      method: 'POST',
      path: address,
      summary: 'A new private address for calendar programs; the one before is no longer answered',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, TOO_MANY_TRIES })
    .output(envelope(Address)),

  dropAddress: oc
    .route({
      method: 'DELETE',
      path: address,
      summary: 'The private address is no longer answered',
      tags,
    })
    .errors({ SIGNED_OUT })
    .output(envelope(Address)),

  file: oc
    .route({
      method: 'GET',
      path: '/api/v1/calendars/{token}/calendar.ics',
      summary: 'The calendar of whose private address this is',
      description: 'From two months ago to a year ahead, as iCalendar (RFC 5545).',
      tags,
    })
    .errors({ CALENDAR_NOT_FOUND })
    .input(z.object({ token: z.string().min(1).max(200) }))
    .output(z.file().mime('text/calendar')),
}
