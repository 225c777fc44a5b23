import { icalendar } from '#calendars/calendars.ts'
import type { ReadBooking } from './read-bookings.ts'

/** A booking as iCalendar, one event per slot. */
export function calendarOf({ row, booking }: ReadBooking, now: string): string {
  const isOff = booking.state === 'cancelled' || booking.state === 'expired'
  const { name, city } = booking.ground
  const events = booking.slots.map(
    ({ id, start, end }) =>
      ({
        id,
        revision: row.moves + (isOff ? 1 : 0),
        state: isOff ? 'cancelled' : booking.state === 'held' ? 'tentative' : 'confirmed',
        startsAt: start,
        endsAt: end,
        title: [name, booking.purpose].filter(Boolean).join(': '),
        place: [name, city].filter(Boolean).join(', '),
      }) as const,
  )
  return icalendar(events, { name: null, now })
}
