import { wallClock } from '#shared/zoned-time.ts'
import type { Fixture, Programme } from './fixture-calls.ts'
import type { Managed } from './tournament-calls.ts'

/** A ground at a day and a time. */
export type Cell = {
  readonly day: string
  readonly time: string
  readonly ground: string
  readonly fixtures: readonly Fixture[]
  readonly isClosed: boolean
}

export type Board = {
  readonly grounds: readonly string[]
  readonly rows: readonly {
    readonly day: string
    readonly time: string
    readonly cells: readonly Cell[]
  }[]
  /** Fixtures without a time. */
  readonly unplaced: readonly Fixture[]
}

const inOrder = (texts: Iterable<string>) => [...new Set(texts)].toSorted()

/** The days that are played on, each at all times and grounds there are. */
export function boardOf(
  { fixtures, run }: Pick<Programme, 'fixtures' | 'run'>,
  { timeZone, fields }: Pick<Managed, 'timeZone' | 'fields'>,
): Board {
  const placed = fixtures.flatMap((fixture) => {
    if (fixture.startsAt === null) return []
    const [day = '', time = ''] = wallClock(fixture.startsAt, timeZone).split('T')
    return [{ fixture, day, time }]
  })
  const asked = run?.asked
  const days = inOrder([...placed.map(({ day }) => day), ...(asked?.days ?? [])])
  const times = inOrder([...placed.map(({ time }) => time), ...(asked?.slots ?? [])])
  const grounds = inOrder([
    ...placed.map(({ fixture }) => fixture.ground),
    ...(asked?.grounds ?? fields.grounds),
  ])
  const cellAt = (day: string, time: string, ground: string): Cell => ({
    day,
    time,
    ground,
    fixtures: placed
      .filter((one) => one.day === day && one.time === time && one.fixture.ground === ground)
      .map(({ fixture }) => fixture),
    isClosed: asked?.closed.some((one) => one.day === day && one.ground === ground) ?? false,
  })
  return {
    grounds,
    rows: days.flatMap((day) =>
      times.map((time) => ({
        day,
        time,
        cells: grounds.map((ground) => cellAt(day, time, ground)),
      })),
    ),
    unplaced: fixtures.filter(({ startsAt }) => startsAt === null),
  }
}
