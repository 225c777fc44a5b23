import type { SlotState } from '@pavilion/contract/bookings/booking-fields.ts'
import type { CancellationStep } from '@pavilion/contract/grounds/ground-facts.ts'
import * as t from '#texts/common.ts'
import { longDay } from './dates.ts'

type Local = { readonly localStart: string; readonly localEnd: string }

/** "06:00–10:00", in the ground's local time. */
export const hoursOf = ({ localStart, localEnd }: Local): string =>
  t.timeSpan({ from: localStart.slice(11), to: localEnd.slice(11) })

/** "Thu 26 November 2026, 06:00–10:00". */
export const whenOf = (slot: Local, locale: string): string =>
  `${longDay(slot.localStart.slice(0, 10), locale)}, ${hoursOf(slot)}`

export const stateText: Readonly<Record<SlotState, string>> = {
  free: t.available,
  held: t.held,
  booked: t.booked,
  match: t.match,
  closed: t.closed,
  past: t.past,
}

const HOURS_A_DAY = 24

/** "24 hours", "3 days". */
const notice = (hours: number): string =>
  hours <= HOURS_A_DAY || hours % HOURS_A_DAY > 0
    ? t.hours({ hours })
    : t.days({ days: hours / HOURS_A_DAY })

/** The refunds of a cancelled slot as sentences, most generous first. */
export function policyText(steps: readonly CancellationStep[]): string[] {
  const sorted = steps.toSorted((one, other) => other.hoursBefore - one.hoursBefore)
  if (sorted.every(({ percent }) => percent === 0)) return [t.noRefunds]
  const isOpenEnd = (sorted.at(-1)?.hoursBefore ?? 0) > 0
  return isOpenEnd ? [...sorted.map(stepText), t.noRefundAfter] : sorted.map(stepText)
}

function stepText({ hoursBefore, percent }: CancellationStep): string {
  if (hoursBefore === 0)
    return percent === 100 ? t.fullRefundToStart : t.partRefundToStart({ percent })
  const before = { notice: notice(hoursBefore) }
  return percent === 100 ? t.fullRefundUntil(before) : t.partRefundUntil({ ...before, percent })
}
