import { type Pen, room } from '#print/pen.ts'
import { across, body, head, rowOf, rule, small, strong, write } from './page.ts'

export type ScheduledMatch = {
  readonly number: string
  /** The day at the ground; null where none is set yet. */
  readonly day: string | null
  /** The last day, where there are several. */
  readonly until: string | null
  readonly startsAt: string | null
  readonly timeZone: string
  readonly home: string
  readonly away: string
  /** "Semi-final", "Group A"; empty in a league of one group. */
  readonly part: string
  readonly ground: string
  /** The sentence of the result; empty until there is one. */
  readonly result: string
}

export type Schedule = {
  readonly matches: readonly ScheduledMatch[]
  /** There are more, which are not printed. */
  readonly isCut: boolean
}

const columns = {
  time: { x: 42, width: 58 },
  number: { x: 100, width: 30 },
  sides: { x: 130, width: 185 },
  ground: { x: 315, width: 98 },
  result: { x: 413, width: 140 },
} as const

const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

const zonesOf = ({ matches }: Schedule): string[] => [
  ...new Set(matches.filter(({ startsAt }) => startsAt !== null).map(({ timeZone }) => timeZone)),
]

/** "Times are in Asia/Karachi.": where there are several zones, each time has its own. */
export function timesText(schedule: Schedule): string {
  const [zone, ...others] = zonesOf(schedule)
  if (zone === undefined) return ''
  return others.length === 0
    ? `Times are in ${zone}.`
    : 'Times are local to the grounds, each with its time zone.'
}

function timeText({ startsAt, timeZone }: ScheduledMatch, hasZone: boolean): string {
  if (startsAt === null) return ''
  const zone = hasZone ? ({ timeZoneName: 'short' } as const) : {}
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    ...zone,
  }).format(new Date(startsAt))
}

function matchRow(pen: Pen, match: ScheduledMatch, hasZone: boolean) {
  const { number, home, away, part, until, ground, result } = match
  const longer = until === null ? '' : `until ${dayText(until)}`
  return rowOf(pen, [
    { ...columns.time, texts: [[timeText(match, hasZone), strong]] },
    { ...columns.number, texts: [[number, small]] },
    {
      ...columns.sides,
      texts: [
        [`${home} v ${away}`, strong],
        [[part, longer].filter(Boolean).join(', '), small],
      ],
    },
    { ...columns.ground, texts: [[ground, body]] },
    { ...columns.result, texts: [[result, body]] },
  ])
}

export function writeHeads(pen: Pen): void {
  write(pen, [
    { ...columns.time, texts: [['Time', small]] },
    { ...columns.number, texts: [['No.', small]] },
    { ...columns.sides, texts: [['Match', small]] },
    { ...columns.ground, texts: [['Ground', small]] },
    { ...columns.result, texts: [['Result', small]] },
  ])
  pen.y += 2
  rule(pen)
  pen.y += 4
}

const HEADING = 28

/** The matches under their days; a day that goes on on the next page says so there. */
export function writeSchedule(pen: Pen, schedule: Schedule): void {
  const { matches, isCut } = schedule
  const hasZones = zonesOf(schedule).length > 1
  const nameOf = (day: string | null) => (day === null ? 'Day not set yet' : dayText(day))
  let day: string | null | undefined
  for (const match of matches) {
    const row = matchRow(pen, match, hasZones)
    const isNewDay = match.day !== day
    const isNewPage = room(pen, row.height + (isNewDay ? HEADING : 0))
    if (isNewDay) writeDay(pen, nameOf(match.day), !isNewPage && day !== undefined)
    else if (isNewPage) writeDay(pen, `${nameOf(match.day)}, continued`, false)
    day = match.day
    row.draw(pen)
    pen.y += 5
  }
  if (matches.length === 0) write(pen, [across('No match is scheduled yet.', body)])
  if (isCut) write(pen, [across(`Only the first ${matches.length} matches are printed.`, body)])
}

function writeDay(pen: Pen, name: string, hasGap: boolean): void {
  if (hasGap) pen.y += 7
  write(pen, [across(name, head)])
  pen.y += 3
}
