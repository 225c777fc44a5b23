import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { ballsPerInnings } from '@pavilion/cricket/formats/conditions.ts'
import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import { placeText } from './place.ts'
import { sidesText } from './sides-text.ts'

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
  readonly conditions: PlayingConditions
  /** The address of the match's page. */
  readonly url: string
  /** An instant. */
  readonly now: string
}

/** A match as iCalendar (RFC 5545); `SEQUENCE` counts its versions. */
export function calendarFile(card: MatchCard, { conditions, url, now }: Asked): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//cricket platform//matches//EN',
    'BEGIN:VEVENT',
    `UID:${card.id}`,
    `DTSTAMP:${compact(now)}`,
    `SEQUENCE:${card.seq}`,
    `STATUS:${card.status === 'abandoned' ? 'CANCELLED' : 'CONFIRMED'}`,
    ...when(card, conditions),
    `SUMMARY:${escaped(sidesText(card))}`,
    `DESCRIPTION:${escaped([card.tournament?.name, card.sentence].filter(Boolean).join(': '))}`,
    ...(card.ground ? [`LOCATION:${escaped(placeText(card.ground))}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => folded(line) + CRLF).join('')
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
