import { dayAt } from '#shared/dates.ts'
import type { Fixture } from './fixture-calls.ts'

export type FixtureDay<F = Fixture> = {
  /** Empty for the fixtures without a date. */
  readonly day: string
  readonly fixtures: readonly F[]
}

type Played = { readonly match: Pick<NonNullable<Fixture['match']>, 'status'> | null }

/** The fixtures day by day; those without a time come last. */
export function daysOf<F extends Pick<Fixture, 'startsAt'>>(
  fixtures: readonly F[],
  timeZone: string,
): FixtureDay<F>[] {
  const dayOf = ({ startsAt }: F) => (startsAt === null ? '' : dayAt(startsAt, timeZone))
  const days = [...new Set(fixtures.map(dayOf))].toSorted()
  return [...days.filter(Boolean), ...days.filter((day) => day === '')].map((day) => ({
    day,
    fixtures: fixtures.filter((fixture) => dayOf(fixture) === day),
  }))
}

export const isOver = ({ match }: Played): boolean =>
  match?.status === 'complete' || match?.status === 'abandoned'

/** So many fixtures are open at first. */
const OPEN = 12

const countOf = (days: readonly FixtureDay<unknown>[]): number =>
  days.reduce((sum, { fixtures }) => sum + fixtures.length, 0)

/** The days of a long list that are played, as long as others are to come, and the later ones of the rest. */
export function foldsOf(days: readonly FixtureDay<Played>[]): {
  played: string[]
  later: string[]
} {
  const isLong = countOf(days) > OPEN
  const played = days.filter(({ fixtures }) => fixtures.every(isOver))
  const folded = isLong && played.length < days.length ? played : []
  const rest = days.filter((one) => !folded.includes(one))
  const later = rest.filter((_, at) => at > 0 && countOf(rest.slice(0, at + 1)) > OPEN)
  return { played: folded.map(({ day }) => day), later: later.map(({ day }) => day) }
}
