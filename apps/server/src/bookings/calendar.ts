import type { ReadBooking } from './read-bookings.ts'

const CRLF = '\r\n'
/** In octets, without the line ending. */
const LONGEST_LINE = 75
const CONTROLS = /\p{Cc}/gu

/** A booking as iCalendar (RFC 5545), one event per slot; `SEQUENCE` distinguishes its versions. */
export function calendarOf({ row, booking }: ReadBooking, now: string): string {
  const isOff = booking.state === 'cancelled' || booking.state === 'expired'
  const status = isOff ? 'CANCELLED' : booking.state === 'held' ? 'TENTATIVE' : 'CONFIRMED'
  const { name, city } = booking.ground
  const common = [
    `DTSTAMP:${compact(now)}`,
    `SEQUENCE:${row.moves + (isOff ? 1 : 0)}`,
    `STATUS:${status}`,
    `SUMMARY:${escaped([name, booking.purpose].filter(Boolean).join(': '))}`,
    `LOCATION:${escaped([name, city].filter(Boolean).join(', '))}`,
  ]
  const events = booking.slots.flatMap(({ id, start, end }) => [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTART:${compact(start)}`,
    `DTEND:${compact(end)}`,
    ...common,
    'END:VEVENT',
  ])
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//cricket platform//bookings//EN']
  const lines = [...head, ...events, 'END:VCALENDAR']
  return lines.map((line) => folded(line) + CRLF).join('')
}

/** "20261122T060000Z". */
const compact = (instant: string): string =>
  new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '')

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, String.raw`\n`)
    .replaceAll(CONTROLS, '')

/** Folds a long line: it continues after a line ending and a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > LONGEST_LINE) {
      parts.push(part)
      part = ' '
    }
    part += letter
  }
  return [...parts, part].join(CRLF)
}
