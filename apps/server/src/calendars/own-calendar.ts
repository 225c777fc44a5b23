import { randomUUID } from 'node:crypto'
import type { CalendarEvent } from '@pavilion/contract/calendars/calendar-calls.ts'
import type { AppContext } from '#app-context.ts'
import { counted, success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { after } from '#security/instants.ts'
import { spendTries } from '#security/limits.ts'
import { idOf, provenId } from '#security/proven-id.ts'
import type { CalendarSource } from '#sources.ts'
import { signedIn } from '#sessions/sessions.ts'
import { linkOrigin, siteOf } from '#sites/sites.ts'
import {
  deleteCalendarId,
  findCalendarAccount,
  findCalendarId,
  keepCalendarId,
} from './address.queries.ts'
import { icalendar } from './calendars.ts'
import { limits } from './limits.ts'

const DAY_S = 86_400
const SHOWN_DAYS = 100
const FILE_DAYS = { before: 60, ahead: 366 }

/** What all slices have for somebody, the soonest first. */
async function eventsOf(
  app: AppContext,
  span: Parameters<CalendarSource>[1],
): Promise<CalendarEvent[]> {
  const found = await Promise.all(app.calendarSources.map((source) => source(app.db, span)))
  return found
    .flat()
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id))
}

async function addressOf(context: CallContext, id: string): Promise<string> {
  const token = await provenId(context.app, 'private-calendar', id)
  return `${await linkOrigin(context)}/api/v1/calendars/${token}/calendar.ics`
}

export const showOwn = os.calendars.own.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  const { app } = context
  const now = app.now()
  const span = { accountId, now, from: now, until: after(now, SHOWN_DAYS * DAY_S) }
  const id = await findCalendarId(app.db, accountId)
  const events = await eventsOf(app, span)
  const address = id === undefined ? null : await addressOf(context, id)
  return success(counted(events.length, 'event'), { address, events })
})

export const makeAddress = os.calendars.makeAddress.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  const { app } = context
  await spendTries(context, [[limits.calendarAddressByAccount, accountId]])
  const id = randomUUID()
  await keepCalendarId(app.db, { accountId, id, now: app.now() })
  return success('Your calendar has a new address', { address: await addressOf(context, id) })
})

export const dropAddress = os.calendars.dropAddress.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  await deleteCalendarId(context.app.db, accountId)
  return success('Your calendar has no address any more', { address: null })
})

export const showFile = os.calendars.file.handler(async ({ input: { token }, context, errors }) => {
  const { app, host } = context
  const id = await idOf(app, 'private-calendar', token)
  const accountId = id && (await findCalendarAccount(app.db, id))
  if (!accountId) throw errors.CALENDAR_NOT_FOUND()
  const now = app.now()
  const from = after(now, -FILE_DAYS.before * DAY_S)
  const until = after(now, FILE_DAYS.ahead * DAY_S)
  const events = await eventsOf(app, { accountId, now, from, until })
  const origin = await linkOrigin(context)
  const { name } = await siteOf(app, host)
  const text = icalendar(
    events.map((event) => ({ ...event, title: titleOf(event), url: origin + event.path })),
    { name: `My ${name}`, now },
  )
  return new File([text], 'calendar.ics', { type: 'text/calendar' })
})

/** "Zara: Training". */
const titleOf = ({ title, children }: CalendarEvent): string =>
  children.length === 0 ? title : `${children.join(', ')}: ${title}`
