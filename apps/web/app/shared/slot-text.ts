import type { SlotState } from '@pavilion/contract/bookings/booking-fields.ts'
import type { CancellationStep } from '@pavilion/contract/grounds/ground-facts.ts'
import { longDay } from './dates.ts'

type Local = { readonly localStart: string; readonly localEnd: string }

/** "06:00 to 10:00", in the ground's local time. */
export const hoursOf = ({ localStart, localEnd }: Local): string =>
  `${localStart.slice(11)} to ${localEnd.slice(11)}`

/** "Thu 26 November 2026, 06:00 to 10:00". */
export const whenOf = (slot: Local, locale: string): string =>
  `${longDay(slot.localStart.slice(0, 10), locale)}, ${hoursOf(slot)}`

export const stateText: Readonly<Record<SlotState, string>> = {
  free: 'available',
  held: 'Held',
  booked: 'Booked',
  match: 'Match',
  closed: 'Closed',
  past: 'Past',
}

const HOURS_A_DAY = 24

/** "24 hours", "3 days". */
function notice(hours: number): string {
  if (hours <= HOURS_A_DAY || hours % HOURS_A_DAY > 0)
    return hours === 1 ? '1 hour' : `${hours} hours`
  return `${hours / HOURS_A_DAY} days`
}

/** The refunds of a cancelled slot as sentences, most generous first. */
export function policyText(steps: readonly CancellationStep[]): string[] {
  const sorted = steps.toSorted((one, other) => other.hoursBefore - one.hoursBefore)
  if (sorted.every(({ percent }) => percent === 0))
    return ['Nothing comes back after a cancellation.']
  const sentences = sorted.map(({ hoursBefore, percent }) => {
    const share = percent === 100 ? 'All of the money' : `${percent}%`
    if (hoursBefore === 0) return `${share} comes back until the slot begins.`
    return `${share} comes back until ${notice(hoursBefore)} before the slot begins.`
  })
  const isOpenEnd = (sorted.at(-1)?.hoursBefore ?? 0) > 0
  return isOpenEnd ? [...sentences, 'After that nothing comes back.'] : sentences
}
