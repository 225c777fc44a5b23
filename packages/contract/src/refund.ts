import type { CancellationStep } from './ground-facts.ts'

const HOUR = 3_600_000
const WHOLE = 100n

/** What comes back of a slot that begins then, in percent: the step of the longest notice that was kept. */
export function percentBack(
  steps: readonly CancellationStep[],
  { start, now }: { readonly start: string; readonly now: string },
): number {
  const left = Date.parse(start) - Date.parse(now)
  if (left <= 0) return 0
  const kept = steps.filter(({ hoursBefore }) => hoursBefore * HOUR <= left)
  return kept.toSorted((one, other) => other.hoursBefore - one.hoursBefore)[0]?.percent ?? 0
}

/** The most that ever comes back of a slot. */
export const mostBack = (steps: readonly CancellationStep[]): number =>
  Math.max(0, ...steps.map(({ percent }) => percent))

export type Paid = {
  /** Minor units, with everything that was hired, taxes and discounts. */
  readonly amount: number
  readonly slots: readonly { readonly start: string; readonly price: number }[]
  readonly steps: readonly CancellationStep[]
}

/**
 * What comes back of a booking, in minor units rounded down: of each slot its own percentage of its share
 * of what was paid, by price; by number where the slots cost nothing.
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
