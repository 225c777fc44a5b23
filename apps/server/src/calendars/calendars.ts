const CRLF = '\r\n'
/** In octets, without the line ending. */
const LONGEST_LINE = 75
const CONTROLS = /\p{Cc}/gu

export type EventText = {
  readonly id: string
  /** Grows when the event is moved or called off. */
  readonly revision: number
  readonly state: 'confirmed' | 'tentative' | 'cancelled'
  readonly startsAt: string
  readonly endsAt: string
  readonly title: string
  readonly place: string
  readonly note?: string
  readonly url?: string
}

type Calendar = {
  /** Of a calendar that is read again and again; null of a file to be imported once. */
  readonly name: string | null
  readonly now: string
}

/** Events as iCalendar (RFC 5545, and RFC 7986 for the name and how often to look again). */
export function icalendar(events: readonly EventText[], { name, now }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//cricket platform//calendar//EN',
    ...(name === null ? [] : headOf(name)),
    ...events.flatMap((event) => linesOf(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => folded(line) + CRLF).join('')
}

/** Each as the standard has it and as the programs before it read it. */
const headOf = (name: string): string[] => [
  `NAME:${escaped(name)}`,
  `X-WR-CALNAME:${escaped(name)}`,
  'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  'X-PUBLISHED-TTL:PT1H',
]

function linesOf(event: EventText, now: string): string[] {
  const { id, revision, state, startsAt, endsAt, title, place, note = '', url = '' } = event
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTART:${compact(startsAt)}`,
    `DTEND:${compact(endsAt)}`,
    `DTSTAMP:${compact(now)}`,
    `SEQUENCE:${revision}`,
    `STATUS:${state.toUpperCase()}`,
    `SUMMARY:${escaped(title)}`,
    ...(note === '' ? [] : [`DESCRIPTION:${escaped(note)}`]),
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    ...(url === '' ? [] : [`URL:${url}`]),
    'END:VEVENT',
  ]
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
