import { basisPoints } from '@pavilion/contract/money.ts'
import type { BasisPoints } from '@pavilion/contract/units.ts'

const DAY_MS = 86_400_000
const PERCENT = 100

/** A typed percentage in basis points; undefined when it is none. */
export function rateOf(text: string): BasisPoints | undefined {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text.trim())) return undefined
  return basisPoints(Math.round(Number(text) * PERCENT))
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
