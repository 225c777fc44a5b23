import type { CalendarMatch } from '@pavilion/contract/matches/match-calendar.ts'
import { calendarFile } from './calendar-file.ts'

type Named = {
  /** Of the calendar; null for a file with one entry. */
  readonly name: string | null
  /** Of the file, without its ending. */
  readonly file: string
}

/** Matches as a file that a calendar imports, or reads again and again. */
export function calendarAnswer(
  request: Request,
  matches: readonly CalendarMatch[],
  { name, file }: Named,
): Response {
  const text = calendarFile(matches, { name, origin: new URL(request.url).origin })
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${file}.ics"`,
    },
  })
}
