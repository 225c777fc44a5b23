import * as calendars from '#calls/calendars.ts'
import { send } from '#state/api.ts'
import type { OutputOf } from '#state/call.ts'

export type OwnCalendar = OutputOf<typeof calendars.own>['data']
export type CalendarEvent = OwnCalendar['events'][number]

export const showOwnCalendar = () => send(calendars.own)

export const makeAddress = () => send(calendars.makeAddress)

export const dropAddress = () => send(calendars.dropAddress)
