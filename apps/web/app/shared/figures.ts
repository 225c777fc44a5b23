import { printFigure } from '@pavilion/contract/print-figure.ts'

export const figure = printFigure

/** "1 match", "20 matches". */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${figure(value)} ${value === 1 ? one : many}`

/** "45.50", or a dash for null. */
export const rate = (value: number | null, digits = 2): string => value?.toFixed(digits) ?? '–'

/** "+2", "−0.5" with a true minus sign: points that are given or taken. */
export const signedPoints = (points: number): string =>
  `${points < 0 ? '−' : '+'}${figure(Math.abs(points))}`

/** "+0.914", "−0.052" with a true minus sign, or a dash for null. */
export function signed(value: number | null): string {
  if (value === null) return '–'
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`
}
