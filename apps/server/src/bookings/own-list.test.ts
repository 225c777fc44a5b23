import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { type Booker, newKey, openHire } from './bookings.testing.ts'

const hire = await openHire(await freshDatabase())
const { groundId, slot, pay } = hire

async function bookAndPay(who: Booker, day: string) {
  const slots = [slot(day, '06:00')]
  const { data } = await who.bookings.book({ groundId, slots, idempotencyKey: newKey() })
  await pay(who, data.order?.id)
  return { orderId: data.order?.id ?? '', bookingId: data.id }
}

const listed = async (who: Booker, when: 'coming' | 'past' | 'cancelled') => {
  const { data } = await who.orders.filter({ filter: { when }, sort: 'soonest' })
  return data.items.map(({ id }) => id)
}

test('own bookings are told apart: to come with the soonest first, over, and let go whatever came back', async () => {
  const who = await hire.booker()
  const over = await bookAndPay(who, '2026-10-21')
  const later = await bookAndPay(who, '2026-10-30')
  const soon = await bookAndPay(who, '2026-10-23')
  const refunded = await bookAndPay(who, '2026-10-29')
  const late = await bookAndPay(who, '2026-10-22')
  await who.bookings.cancel({ groundId, bookingId: refunded.bookingId })
  hire.setClock('2026-10-22T04:00:00.000Z')
  const again = await hire.again(who)
  await again.bookings.cancel({ groundId, bookingId: late.bookingId })

  expect(await listed(again, 'coming')).toEqual([soon.orderId, later.orderId])
  expect(await listed(again, 'past')).toEqual([over.orderId])
  expect((await listed(again, 'cancelled')).toSorted()).toEqual(
    [refunded.orderId, late.orderId].toSorted(),
  )
})
