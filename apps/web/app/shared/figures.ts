const figures = new Intl.NumberFormat('en-GB')

/** "1,204". */
export const figure = (value: number): string => figures.format(value)

/** "1 match", "20 matches". */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${figure(value)} ${value === 1 ? one : many}`

/** "45.50", or a dash where there is nothing to divide by. */
export const rate = (value: number | null, digits = 2): string => value?.toFixed(digits) ?? '–'

/** "+0.914", "−0.052" with a true minus, or a dash where there is none. */
export function signed(value: number | null): string {
  if (value === null) return '–'
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`
}
