import type { Currency } from './places/place-calls.ts'
import type { BasisPoints, MinorUnits } from './units.ts'

const GROUP = /\B(?=(\d{3})+$)/g

/**
 * "PKR 1,250.00", "JPY 500", "KWD 1.250": whole minor units with the currency's own digits, which `Intl`
 * gets wrong for some.
 */
export function printMoney(
  minor: MinorUnits,
  { id, digits }: Pick<Currency, 'id' | 'digits'>,
): string {
  const figures = String(Math.abs(minor)).padStart(digits + 1, '0')
  const whole = figures.slice(0, figures.length - digits).replaceAll(GROUP, ',')
  const rest = digits === 0 ? '' : `.${figures.slice(-digits)}`
  return `${minor < 0 ? '-' : ''}${id} ${whole}${rest}`
}

const WHOLE = 100
/** Basis points as a percentage: 1600 is "16%", 1750 is "17.5%". */
export const printRate = (rate: BasisPoints): string => `${rate / WHOLE}%`
