import type { OrderLine } from '@pavilion/contract/orders/order-fields.ts'

const periods = { month: 'per month', year: 'per year', once: undefined } as const

/** In plain English, dates are written day first. */
export const tongue = (locale: string): string => (locale === 'en' ? 'en-GB' : locale)

type Bought = Pick<OrderLine, 'place' | 'period' | 'startsAt' | 'endsAt' | 'timeZone'>

/** What is said of a line besides its title: the place and the time there, or the period. */
export function remarksOf(line: Bought, locale: string): string[] {
  const { startsAt, endsAt, timeZone, place, period } = line
  const remarks = [place ?? undefined, period === null ? undefined : periods[period]]
  if (startsAt !== null && endsAt !== null && timeZone !== null) {
    const format = new Intl.DateTimeFormat(tongue(locale), {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    })
    remarks.push(`${format.formatRange(new Date(startsAt), new Date(endsAt))} (${timeZone})`)
  }
  return remarks.filter((remark) => remark !== undefined)
}
