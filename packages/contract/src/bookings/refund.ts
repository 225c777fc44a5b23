import type { CancellationStep } from '../grounds/ground-facts.ts'

const HOUR = 3_600_000
const WHOLE = 100n

/** The percentage refunded for a slot that begins then: that of the longest notice that was kept. */
export function percentBack(
  steps: readonly CancellationStep[],
  { start, now }: { readonly start: string; readonly now: string },
): number {
  const left = Date.parse(start) - Date.parse(now)
  if (left <= 0) return 0
  const kept = steps.filter(({ hoursBefore }) => hoursBefore * HOUR <= left)
  return kept.toSorted((one, other) => other.hoursBefore - one.hoursBefore)[0]?.percent ?? 0
}

/** The highest percentage that is ever refunded. */
export const mostBack = (steps: readonly CancellationStep[]): number =>
  Math.max(0, ...steps.map(({ percent }) => percent))

export type Paid = {
  /** In minor units, including extras, taxes and discounts. */
  readonly amount: number
  readonly slots: readonly { readonly start: string; readonly price: number }[]
  readonly steps: readonly CancellationStep[]
}

/**
 * The refund of a booking in minor units, rounded down. Each slot's percentage applies to its share of the
 * amount paid, which is by price, or equal when the slots cost nothing.
 */
export function refundOf({ amount, slots, steps }: Paid, now: string): number {
  const isFree = slots.every(({ price }) => price === 0)
  const weighed = slots.map(({ start, price }) => ({
    weight: isFree ? 1n : BigInt(price),
    percent: BigInt(percentBack(steps, { start, now })),
  }))
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0n)
  const back = weighed.reduce((sum, { weight, percent }) => sum + weight * percent, 0n)
  return whole === 0n ? 0 : Number((BigInt(amount) * back) / (whole * WHOLE))
}
