import type { Booking } from '@pavilion/contract/bookings/booking-fields.ts'
import type { Order } from '@pavilion/contract/orders/order-fields.ts'
import { loadOrder } from '#shared/order-calls.ts'
import type { Answer } from '#state/request.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import { loadBooking } from '../booking-calls.ts'
import type { BookingAddress } from '../booking-calls.ts'

/** The booking of an order, if it is for one. */
function addressOf({ lines }: Order): BookingAddress | undefined {
  const line = lines.find(({ kind, reference }) => kind === 'booking' && reference !== null)
  return line?.reference ? { groundId: line.subject, bookingId: line.reference } : undefined
}

type Booked = { readonly order: Order; readonly booking: Booking | undefined }

async function loadBooked(orderId: string): Promise<Answer<Booked>> {
  const answer = await loadOrder(orderId)
  if (!answer.ok) return answer
  const order = answer.data.data
  const at = addressOf(order)
  if (at === undefined) return { ok: true, data: { order, booking: undefined } }
  const booking = await loadBooking(at)
  return booking.ok ? { ok: true, data: { order, booking: booking.data.data } } : booking
}

/** An order with its booking. */
export function useBookedOrder(orderId: string) {
  const { answer, again } = useQueryAnswer({
    key: ['booked-order', orderId],
    call: () => loadBooked(orderId),
  })
  return {
    order: answer?.ok ? answer.data.order : undefined,
    booking: answer?.ok ? answer.data.booking : undefined,
    refusal: answer?.ok === false ? answer : undefined,
    again,
  }
}
