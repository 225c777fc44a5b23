import { refused, ok } from '../result.ts'
import type { Result } from '../result.ts'
import type { PlayingConditions } from './conditions.ts'
import { hundred } from './hundred.ts'
import { indoor } from './indoor.ts'
import { lastManStands } from './last-man-stands.ts'
import { limited } from './limited.ts'
import { multiDay } from './multi-day.ts'
import { oneDay } from './one-day.ts'
import { pairs } from './pairs.ts'
import { t10 } from './t10.ts'
import { t20 } from './t20.ts'
import { test } from './test.ts'

/** The names by which programs ask for a format. */
export const formatSlugs = [
  't20',
  'one-day',
  't10',
  'the-hundred',
  'test',
  'multi-day',
  'last-man-stands',
  'pairs',
  'indoor',
  'limited',
] as const

/** `overs` belongs to `limited`, `days` to `multi-day`; `reviews` are those of the playing conditions. */
export type NamedFormat = {
  readonly format: (typeof formatSlugs)[number]
  readonly overs?: number | undefined
  readonly days?: number | undefined
  readonly reviews?: number | undefined
}

const fixed = {
  t20: t20,
  'one-day': oneDay,
  t10: t10,
  'the-hundred': hundred,
  test: test,
  'last-man-stands': lastManStands,
  pairs: pairs,
  indoor: indoor,
} as const

/** The playing conditions of a named format; refuses overs or days where the format has its own. */
export function conditionsNamed(
  named: NamedFormat,
): Result<PlayingConditions, 'overs-missing' | 'overs-fixed' | 'days-fixed'> {
  const { reviews } = named
  const conditions = withoutReviews(named)
  return conditions.ok && reviews !== undefined ? ok({ ...conditions.value, reviews }) : conditions
}

function withoutReviews({ format, overs, days }: NamedFormat): ReturnType<typeof conditionsNamed> {
  if (days !== undefined && format !== 'multi-day') {
    return refused('days-fixed', 'Only a multi-day match is given its days.')
  }
  if (format === 'limited') {
    return overs === undefined
      ? refused('overs-missing', 'How many overs a side?')
      : ok(limited(overs))
  }
  if (overs !== undefined) return refused('overs-fixed', 'That format has its own number of overs.')
  return ok(format === 'multi-day' ? ofDays(days ?? multiDay.daysScheduled) : fixed[format])
}

/** Law 14.1.3: the margin for the follow-on by the days of the match. */
export function followOnOf(days: number): number {
  if (days >= 5) return 200
  if (days >= 3) return 150
  return days === 2 ? 100 : 75
}

const ofDays = (days: number): PlayingConditions => ({
  ...multiDay,
  daysScheduled: days,
  followOnMargin: followOnOf(days),
})
