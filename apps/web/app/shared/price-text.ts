import { minorUnits } from '@pavilion/contract/money.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'

/**
 * Parses a typed price, "4500.50", into minor units of a currency with this many digits; undefined when it
 * is not a price.
 */
export function minorOf(text: string, digits: number): MinorUnits | undefined {
  const typed = text.replaceAll(/[\s,]/g, '')
  const [, whole, part = ''] = /^(\d{1,10})(?:\.(\d*))?$/.exec(typed) ?? []
  if (whole === undefined || part.length > digits) return undefined
  return minorUnits(Number(whole + part.padEnd(digits, '0')))
}

/** A price for a text field: "4500.50", or "4500" without a fraction. */
export function priceText(minor: MinorUnits, digits: number): string {
  const text = String(minor).padStart(digits + 1, '0')
  const part = digits === 0 ? '' : text.slice(-digits)
  const whole = digits === 0 ? text : text.slice(0, -digits)
  return /^0*$/.test(part) ? whole : `${whole}.${part}`
}
