import type { WeeklySlot } from '@pavilion/contract/grounds/ground-facts.ts'
import * as t from '#texts/bookings.ts'

type Hours = { readonly days: string; readonly hours: string }

const names = [t.monday, t.tuesday, t.wednesday, t.thursday, t.friday, t.saturday, t.sunday]

/** The opening hours; consecutive days with the same hours share a line: "Monday to Friday". */
export function openingHours(slots: readonly WeeklySlot[]): Hours[] {
  const lines: { first: string; last: string; hours: string }[] = []
  for (const [at, name] of names.entries()) {
    const hours = hoursOn(slots.filter(({ weekday }) => weekday === at + 1))
    const before = lines.at(-1)
    if (before?.hours === hours) before.last = name
    else lines.push({ first: name, last: name, hours })
  }
  return lines.map(({ first, last, hours }) => ({
    days: first === last ? first : t.firstToLast({ first, last }),
    hours,
  }))
}

/** "06:00–14:30, 15:00–19:00": adjacent slots are merged. */
function hoursOn(slots: readonly WeeklySlot[]): string {
  const spans: { starts: string; ends: string }[] = []
  for (const { starts, ends } of slots.toSorted((a, b) => (a.starts < b.starts ? -1 : 1))) {
    const last = spans.at(-1)
    if (last?.ends === starts) last.ends = ends
    else spans.push({ starts, ends })
  }
  return spans.map(({ starts, ends }) => t.startsEnds({ starts, ends })).join(', ') || t.closed
}
