import * as orders from '#calls/orders.ts'
import { send } from '#state/api.ts'

/** Purchases other than bookings, latest first. */
export const loadPurchases = (size: number, after?: string) =>
  send(orders.filter, { filter: { kind: ['package'] }, sort: 'latest', page: { size, after } })
