import { dayAt, shortDay, timeAt } from '#shared/dates.ts'
import * as t from '#texts/tournaments.ts'

type Place = { readonly startsAt: string | null; readonly ground: string }
type In = { readonly timeZone: string; readonly locale: string }

/** When and where a fixture is played, in the zone of the tournament. */
export function placeText({ startsAt, ground }: Place, { timeZone, locale }: In): string {
  const when =
    startsAt === null
      ? [t.noDateYet]
      : [shortDay(dayAt(startsAt, timeZone), locale), timeAt(startsAt, { locale, timeZone })]
  return [...when, ground].filter(Boolean).join(', ')
}
