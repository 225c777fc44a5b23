import { BAD_CURSOR } from '@pavilion/contract/page.ts'
import { groundOfManager } from '#grounds/grounds.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { counted, success } from '#http/answer.ts'
import { afterCursor, partOf } from '#paging/paging.queries.ts'
import { bookingOrders, countBookings, findBookingIds } from './booking-list.queries.ts'
import { readBookings } from './read-bookings.ts'

export const filterBookings = os.bookings.filter.handler(async ({ input, context }) => {
  const { db, now } = context.app
  await groundOfManager(context, input.groundId)
  const order = bookingOrders[input.sort]
  const after = afterCursor(order, input.page.after)
  if (after === undefined) throw refuseCall('BAD_CURSOR', BAD_CURSOR)
  const filter = { ...input.filter, groundId: input.groundId }
  const { size } = input.page
  const [rows, total] = await Promise.all([
    findBookingIds(db, { filter, order, after, size, now: now() }),
    countBookings(db, filter, now()),
  ])
  const { items, next } = partOf(order, rows, size)
  const ids = items.map(({ id }) => id)
  const bookings = await readBookings(db, ids, now())
  return success(counted(total, 'booking'), {
    items: bookings.map(({ booking }) => booking),
    total,
    next,
  })
})
