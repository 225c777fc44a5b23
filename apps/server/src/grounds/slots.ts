import type { SlotKind } from '@pavilion/contract/grounds/ground-facts.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import type { WallClock } from './wall-clock.ts'

/**
 * A weekly span in local time: "06:00" to "09:00". When `ends` is not after `starts`, it ends on the next
 * day.
 */
export type WeeklySpan = {
  readonly id: string
  /** 1 is Monday. */
  readonly weekday: number
  readonly starts: string
  readonly ends: string
  readonly kind: SlotKind
  readonly price: MinorUnits
}

/** A slot on a date. Instants are milliseconds; `day` is the ground's local day on which it begins. */
export type DatedSlot = {
  readonly slotId: string
  readonly day: string
  readonly start: number
  readonly end: number
  readonly kind: SlotKind
  readonly price: MinorUnits
}

const DAY = 86_400_000
const MINUTE = 60_000

/** "2026-11-22" so many days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** How many days from one day to another one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY)

const weekdayOf = (day: string): number => new Date(Date.parse(day)).getUTCDay() || 7

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * The slot on a day; undefined when the span is of another weekday, or a clock change skips it. Spans that
 * do not overlap in local time do not overlap as instants either.
 */
export function slotOn(span: WeeklySpan, day: string, clock: WallClock): DatedSlot | undefined {
  if (span.weekday !== weekdayOf(day)) return undefined
  const starts = minutesOf(span.starts)
  const ends = minutesOf(span.ends) + (span.ends <= span.starts ? 24 * 60 : 0)
  const at = (minute: number) => clock.instantOf(Date.parse(day) + minute * MINUTE)
  const [start, end] = [at(starts), at(ends)]
  if (start >= end) return undefined
  return { slotId: span.id, day, start, end, kind: span.kind, price: span.price }
}

/** Every slot that begins on one of the days, both included, earliest first. */
export function slotsBetween(
  spans: readonly WeeklySpan[],
  { from, to }: { readonly from: string; readonly to: string },
  clock: WallClock,
): DatedSlot[] {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, days) => dayAfter(from, days))
  return days
    .flatMap((day) => spans.map((span) => slotOn(span, day, clock)))
    .filter((slot) => slot !== undefined)
    .toSorted((one, other) => one.start - other.start)
}
