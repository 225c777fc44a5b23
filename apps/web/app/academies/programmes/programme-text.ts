import type { BatchTime, Level } from '@pavilion/contract/academies/programme-fields.ts'
import { dayParts } from '#shared/dates.ts'
import * as t from '#texts/academies.ts'

export const levelText = {
  beginner: t.beginner,
  intermediate: t.intermediate,
  advanced: t.advanced,
  any: t.anyLevel,
} as const satisfies Record<Level, string>

/** Monday is 1: the first of January 2024 was one. */
export const weekdayText = (weekday: number, locale: string): string =>
  dayParts(`2024-01-0${weekday}`, locale).weekday

const HOUR = 60
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * HOUR + Number(clock.slice(3))
const clockOf = (minutes: number) =>
  [Math.floor(minutes / HOUR) % 24, minutes % HOUR]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

/** "17:30–19:00". */
const spanText = ({ starts, minutes }: Pick<BatchTime, 'starts' | 'minutes'>): string =>
  `${starts}–${clockOf(minutesOf(starts) + minutes)}`

/** "Mon, Wed 17:30–19:00; Sat 09:00–11:00". */
export function timesText(times: readonly BatchTime[], locale: string): string {
  const spans = Map.groupBy(times, spanText)
  return [...spans]
    .map(
      ([span, on]) => `${on.map((time) => weekdayText(time.weekday, locale)).join(', ')} ${span}`,
    )
    .join('; ')
}

type Ages = { readonly ageFrom: number | null; readonly ageTo: number | null }

/** "ages 8 to 11", or nothing where everybody may come. */
export function agesText({ ageFrom, ageTo }: Ages): string {
  if (ageFrom !== null && ageTo !== null) return t.agesBetween({ ageFrom, ageTo })
  if (ageFrom !== null) return t.agesFrom({ ageFrom })
  return ageTo === null ? '' : t.agesTo({ ageTo })
}
