import type { OrderLine } from '@pavilion/contract/orders/order-fields.ts'
import { dayAt, longDay, timeAt } from './dates.ts'
import * as t from '#texts/common.ts'

type Ordered = { readonly lines: readonly OrderLine[] }

/** "Rivergate Ground, Lahore". */
export const placeOf = ({ lines }: Ordered): string =>
  lines.find(({ place }) => place !== null)?.place ?? lines[0]?.title ?? ''

/** "Thu 26 November 2026, 06:00 to 10:00" for each slot of an order, in the ground's local time. */
export function timesOf({ lines }: Ordered, locale: string): string[] {
  return lines.flatMap(({ startsAt, endsAt, timeZone }) => {
    if (startsAt === null || endsAt === null || timeZone === null) return []
    const clock = { locale, timeZone }
    const day = longDay(dayAt(startsAt, timeZone), locale)
    return [
      t.dayStartsAtEndsAt({
        day,
        startsAt: timeAt(startsAt, clock),
        endsAt: timeAt(endsAt, clock),
      }),
    ]
  })
}
