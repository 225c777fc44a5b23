import type { CalendarMatch } from '@pavilion/contract/matches/match-calendar.ts'
import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { ballsPerInnings } from '@pavilion/cricket/formats/conditions.ts'
import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import { matchAddress } from '#shared/addresses.ts'
import { placeText } from '../place.ts'
import { sidesText } from '../sides-text.ts'

const CRLF = '\r\n'
/** In octets, without the line ending. */
const LONGEST_LINE = 75
/** Fourteen overs an hour, as the ICC's playing conditions ask for, and twenty minutes between innings. */
const MINUTES_A_BALL = 60 / (14 * 6)
const INTERVAL_MINUTES = 20
const HALF_HOUR = 30
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

type Asked = {
  /** Of the calendar; null for a file with one entry. */
  readonly name: string | null
  /** Of the site. */
  readonly origin: string
}

/**
 * Matches as iCalendar (RFC 5545, and RFC 7986 for the name and how often to look again). An entry keeps its
 * `UID`, and `SEQUENCE` grows when its match moves, so that calendars move it, too.
 */
export function calendarFile(matches: readonly CalendarMatch[], { name, origin }: Asked): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//cricket platform//matches//EN',
    ...(name === null ? [] : headOf(name)),
    ...matches.flatMap((match) => entryOf(match, origin)),
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

const entryOf = (match: CalendarMatch, origin: string): string[] => {
  const { card, conditions, changedAt, revision } = match
  return [
    'BEGIN:VEVENT',
    `UID:${card.id}`,
    // Without a METHOD both are when the entry last changed (RFC 5545, 3.8.7.2).
    `DTSTAMP:${compact(changedAt)}`,
    `LAST-MODIFIED:${compact(changedAt)}`,
    `SEQUENCE:${revision}`,
    `STATUS:${card.status === 'abandoned' ? 'CANCELLED' : 'CONFIRMED'}`,
    ...when(card, conditions),
    `SUMMARY:${escaped(sidesText(card))}`,
    `DESCRIPTION:${escaped([card.tournament?.name, card.sentence].filter(Boolean).join(': '))}`,
    ...(card.ground ? [`LOCATION:${escaped(placeText(card.ground))}`] : []),
    `URL:${origin}${matchAddress(card)}`,
    'END:VEVENT',
  ]
}

/** Days where no time is known or there are several, else from the start for about as long as it takes. */
function when({ startsAt, startsOn, endsOn }: MatchCard, conditions: PlayingConditions): string[] {
  const balls = ballsPerInnings(conditions)
  if (startsAt === null || startsOn !== endsOn || balls === null) {
    const dayAfter = new Date(Date.parse(endsOn) + DAY_MS).toISOString().slice(0, 10)
    return [
      `DTSTART;VALUE=DATE:${startsOn.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${dayAfter.replaceAll('-', '')}`,
    ]
  }
  const minutes = 2 * conditions.inningsPerSide * balls * MINUTES_A_BALL + INTERVAL_MINUTES
  const lasts = Math.ceil(minutes / HALF_HOUR) * HALF_HOUR * MINUTE_MS
  const end = new Date(Date.parse(startsAt) + lasts).toISOString()
  return [`DTSTART:${compact(startsAt)}`, `DTEND:${compact(end)}`]
}

/** "20261122T060000Z". */
const compact = (instant: string): string =>
  new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '')

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '')

const octets = new TextEncoder()

/** Folds a long line: it continues after a line ending and a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (octets.encode(part + letter).length > LONGEST_LINE) {
      parts.push(part)
      part = ' '
    }
    part += letter
  }
  return [...parts, part].join(CRLF)
}
