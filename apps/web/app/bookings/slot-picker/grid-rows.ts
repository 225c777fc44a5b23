import type { SlotOnDay } from '@pavilion/contract/bookings/booking-fields.ts'
import * as t from '#texts/bookings.ts'

export const bands = [t.morning, t.afternoon, t.evening, t.floodlit]
export type Band = (typeof bands)[number]

export type GridRow = {
  /** "06:00", in the ground's local time. */
  readonly starts: string
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

/** The slots of some days as rows, one for every time at which a slot begins. */
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
  const starts = [...new Set(slots.map(startOf))].toSorted()
  return starts.map((at) => ({
    starts: at,
    slots: days.map((day) => slots.find((slot) => slot.day === day && startOf(slot) === at)),
  }))
}
