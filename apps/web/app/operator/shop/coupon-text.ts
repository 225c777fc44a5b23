const DAY_MS = 86_400_000
const PERCENT = 100

/** Basis points as a percentage: 1650 is "16.5%". */
export const percentText = (rate: number): string => `${rate / PERCENT}%`

/** A typed percentage in basis points; undefined when it is none. */
export function rateOf(text: string): number | undefined {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text.trim())) return undefined
  return Math.round(Number(text) * PERCENT)
}

/** The last day of a coupon that ends with it, by UTC: "2026-12-31" where it ends as the next year begins. */
export const lastDayOf = (validUntil: string): string =>
  new Date(Date.parse(validUntil) - 1).toISOString().slice(0, 10)

export const firstDayOf = (validFrom: string): string =>
  new Date(Date.parse(validFrom)).toISOString().slice(0, 10)

export const startOf = (day: string): string => `${day}T00:00:00.000Z`

/** The instant at which a day ends. */
export const endOf = (day: string): string =>
  new Date(Date.parse(startOf(day)) + DAY_MS).toISOString()
