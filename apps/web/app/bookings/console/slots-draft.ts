import type { SlotKind, WeeklySlot } from '@pavilion/contract/grounds/ground-facts.ts'
import type { NewSlot } from '@pavilion/contract/grounds/own-ground-fields.ts'
import * as t from '#texts/bookings.ts'
import { minorOf, priceText } from '#shared/price-text.ts'
import { randomId } from '#state/random-id.ts'

/** A weekly slot as text fields hold it. */
export type SlotRow = {
  readonly key: string
  readonly weekday: number
  readonly starts: string
  readonly ends: string
  readonly kind: SlotKind
  readonly price: string
}

export const weekdays = [
  t.monday,
  t.tuesday,
  t.wednesday,
  t.thursday,
  t.friday,
  t.saturday,
  t.sunday,
]

export const rowsOf = (slots: readonly WeeklySlot[], digits: number): readonly SlotRow[] =>
  slots.map(({ id, weekday, starts, ends, kind, price }) => ({
    key: id,
    weekday,
    starts,
    ends,
    kind,
    price: priceText(price, digits),
  }))

/** A new row after the last of that day, with the same length and price. */
export function rowAfter(rows: readonly SlotRow[], weekday: number): SlotRow {
  const last = rows.filter((row) => row.weekday === weekday).at(-1)
  return {
    key: randomId(),
    weekday,
    starts: last?.ends ?? '06:00',
    ends: later(last?.ends ?? '06:00', last === undefined ? 180 : lengthOf(last)),
    kind: last?.kind ?? 'standard',
    price: last?.price ?? '',
  }
}

const DAY = 24 * 60
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const lengthOf = ({ starts, ends }: SlotRow) => (minutesOf(ends) - minutesOf(starts) + DAY) % DAY

function later(time: string, minutes: number): string {
  const at = (minutesOf(time) + minutes) % DAY
  return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Copies one day's slots to every day. */
export const onEveryDay = (rows: readonly SlotRow[], weekday: number): readonly SlotRow[] =>
  weekdays.flatMap((_, at) =>
    rows
      .filter((row) => row.weekday === weekday)
      .map((row) => ({ ...row, weekday: at + 1, key: randomId() })),
  )

/** The slots of the rows; a sentence when they are not valid. */
export function slotsOf(rows: readonly SlotRow[], digits: number): NewSlot[] | string {
  const slots = rows.flatMap(({ key: _key, price: typed, ...row }) => {
    const price = minorOf(typed, digits)
    return price === undefined || row.starts === '' || row.ends === '' ? [] : [{ ...row, price }]
  })
  const odd = rows.find(
    ({ starts, ends, price }) =>
      starts === '' || ends === '' || minorOf(price, digits) === undefined,
  )
  if (odd === undefined) return slots
  const day = weekdays[odd.weekday - 1] ?? ''
  if (odd.starts === '') return t.slotWithoutStart({ day })
  return t.slotIncomplete({ day, starts: odd.starts })
}
