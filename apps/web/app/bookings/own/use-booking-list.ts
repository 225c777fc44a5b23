import { useParts } from '#shared/use-parts.ts'
import { filterOrders } from '../booking-calls.ts'
import type { ListTab } from './list-tabs.ts'

const SIZE = 10

/** One's own bookings of a tab, page after page. */
export function useBookingList(tab: ListTab) {
  const load = (after?: string) =>
    filterOrders({
      filter: { kind: ['booking'], when: tab },
      sort: tab === 'coming' ? 'soonest' : 'latest',
      page: { size: SIZE, ...(after !== undefined && { after }) },
    })
  return useParts({ key: ['orders', tab], load })
}
