import * as bookings from '#calls/bookings.ts'
import * as orders from '#calls/orders.ts'
import * as reviews from '#calls/reviews.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type Quote = OutputOf<typeof bookings.quote>['data']
export type SlotsOfDays = OutputOf<typeof bookings.availability>['data']

/** The choice, as the calls for quote and booking take it. */
export type Wanted = Omit<InputOf<typeof bookings.quote>, 'groundId'>

/** The seven days from today at the ground, or the given days. */
export const loadSlots = (
  groundId: string,
  days: { readonly from?: string; readonly to?: string } = {},
) => send(bookings.availability, { groundId, ...days })

export const loadQuote = (groundId: string, wanted: Wanted) =>
  send(bookings.quote, { groundId, ...wanted })

export const book = (groundId: string, wanted: Omit<InputOf<typeof bookings.book>, 'groundId'>) =>
  send(bookings.book, { groundId, ...wanted })

export type BookingAddress = InputOf<typeof bookings.show>

export const loadBooking = (at: BookingAddress) => send(bookings.show, at)

export const cancelBooking = (at: BookingAddress) => send(bookings.cancel, at)

export const moveSlot = (
  at: BookingAddress,
  move: Pick<InputOf<typeof bookings.reschedule>, 'from' | 'to'>,
) => send(bookings.reschedule, { ...at, ...move })

export const filterOrders = (part: InputOf<typeof orders.filter>) => send(orders.filter, part)

type ReviewPart = Omit<InputOf<typeof reviews.filter>, 'groundId'>

export const filterReviews = (groundId: string, part: ReviewPart) =>
  send(reviews.filter, { groundId, ...part })

type Written = Omit<InputOf<typeof reviews.write>, 'groundId'>

export const writeReview = (groundId: string, review: Written) =>
  send(reviews.write, { groundId, ...review })

export const loadOwnReview = (groundId: string) => send(reviews.own, { groundId })

export const changeReview = (groundId: string, review: Written) =>
  send(reviews.change, { groundId, ...review })
