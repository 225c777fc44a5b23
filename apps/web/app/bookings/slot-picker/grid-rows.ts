import type { SlotOnDay } from '@pavilion/contract/bookings/booking-fields.ts'
import { hoursOf } from '#shared/slot-text.ts'
import * as t from '#texts/bookings.ts'

export const bands = [t.morning, t.afternoon, t.evening, t.floodlit]
export type Band = (typeof bands)[number]

export type GridRow = {
  /** "06:00–10:00", in the ground's local time. */
  readonly hours: string
  /** One entry per day, in order; undefined when the day has no such slot. */
  readonly slots: readonly (SlotOnDay | undefined)[]
}

export type GridBand = { readonly band: Band; readonly rows: readonly GridRow[] }

const startOf = ({ localStart }: SlotOnDay) => localStart.slice(11)

export function bandOf(slot: SlotOnDay): Band {
  if (slot.kind === 'floodlight') return t.floodlit
  const starts = startOf(slot)
  if (starts < '12:00') return t.morning
  return starts < '18:00' ? t.afternoon : t.evening
}

/** The slots of some days as rows, one for every time from which to which a slot lasts. */
export function gridBands(slots: readonly SlotOnDay[], days: readonly string[]): GridBand[] {
  return bands
    .map((band) => ({
      band,
      rows: rowsOf(
        slots.filter((slot) => bandOf(slot) === band),
        days,
      ),
    }))
    .filter(({ rows }) => rows.length > 0)
}

function rowsOf(slots: readonly SlotOnDay[], days: readonly string[]): GridRow[] {
  const spans = [...new Set(slots.map(hoursOf))].toSorted()
  return spans.map((hours) => ({
    hours,
    slots: days.map((day) => slots.find((slot) => slot.day === day && hoursOf(slot) === hours)),
  }))
}
