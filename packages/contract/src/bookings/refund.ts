import type { CancellationStep } from '../grounds/ground-facts.ts'
import { minorUnits, percent } from '../money.ts'
import type { MinorUnits, Percent } from '../units.ts'

const HOUR = 3_600_000
const WHOLE = 100n
const NOTHING = percent(0)

/** The percentage refunded for a slot that begins then: that of the longest notice that was kept. */
export function percentBack(
  steps: readonly CancellationStep[],
  { start, now }: { readonly start: string; readonly now: string },
): Percent {
  const left = Date.parse(start) - Date.parse(now)
  if (left <= 0) return NOTHING
  const kept = steps.filter(({ hoursBefore }) => hoursBefore * HOUR <= left)
  return kept.toSorted((one, other) => other.hoursBefore - one.hoursBefore)[0]?.percent ?? NOTHING
}

/** The highest percentage that is ever refunded. */
export const mostBack = (steps: readonly CancellationStep[]): Percent =>
  percent(Math.max(0, ...steps.map((step) => step.percent)))

export type Paid = {
  /** Including extras, taxes and discounts. */
  readonly amount: MinorUnits
  readonly slots: readonly { readonly start: string; readonly price: MinorUnits }[]
  readonly steps: readonly CancellationStep[]
}

/**
 * The refund of a booking, rounded down. Each slot's percentage applies to its share of the
 * amount paid, which is by price, or equal when the slots cost nothing.
 */
export function refundOf({ amount, slots, steps }: Paid, now: string): MinorUnits {
  const isFree = slots.every(({ price }) => price === 0)
  const weighed = slots.map(({ start, price }) => ({
    weight: isFree ? 1n : BigInt(price),
    back: BigInt(percentBack(steps, { start, now })),
  }))
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0n)
  const back = weighed.reduce((sum, one) => sum + one.weight * one.back, 0n)
  return minorUnits(whole === 0n ? 0 : Number((BigInt(amount) * back) / (whole * WHOLE)))
}
