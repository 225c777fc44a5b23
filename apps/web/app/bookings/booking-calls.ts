import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@pavilion/contract/contract.ts'
import { api } from '#state/api.ts'

type Outputs = InferContractRouterOutputs<typeof contract>

type Of<K extends keyof Outputs['bookings']> = Outputs['bookings'][K]
export type Quote = Of<'quote'>['data']
export type SlotsOfDays = Of<'availability'>['data']

/** The choice, as the calls for quote and booking take it. */
export type Wanted = {
  readonly slots: readonly { readonly slotId: string; readonly day: string }[]
  readonly equipment: readonly { readonly equipmentId: string; readonly quantity: number }[]
  readonly officials: readonly string[]
  readonly couponCode?: string
}

const post = <T>(path: string, body: unknown) => api.send<T>({ method: 'POST', path, body })

/** The seven days from today at the ground, or the given days. */
export const loadSlots = (
  groundId: string,
  days: { readonly from?: string; readonly to?: string } = {},
) => post<Of<'availability'>>(`/grounds/${groundId}/slots/check-availaibilty`, days)

export const loadQuote = (groundId: string, wanted: Wanted) =>
  post<Of<'quote'>>(`/grounds/${groundId}/bookings/quote`, wanted)

export const book = (
  groundId: string,
  wanted: Wanted & {
    readonly purpose: string
    readonly total: number
    readonly idempotencyKey: string
  },
) => post<Of<'book'>>(`/grounds/${groundId}/bookings`, wanted)

export type BookingAddress = { readonly groundId: string; readonly bookingId: string }

const pathOf = ({ groundId, bookingId }: BookingAddress) =>
  `/grounds/${groundId}/bookings/${bookingId}`

export const loadBooking = (at: BookingAddress) =>
  api.send<Of<'show'>>({ method: 'GET', path: pathOf(at) })

export const loadCalendar = (at: BookingAddress) =>
  api.send<Blob>({ method: 'GET', path: `${pathOf(at)}/calendar.ics`, isFile: true })

export const cancelBooking = (at: BookingAddress) => post<Of<'cancel'>>(`${pathOf(at)}/cancel`, {})

export const moveSlot = (
  at: BookingAddress,
  move: { readonly from: string; readonly to: { readonly slotId: string; readonly day: string } },
) => post<Of<'reschedule'>>(`${pathOf(at)}/reschedule`, move)

type OrderPart = {
  readonly filter: {
    readonly kind: readonly ['booking']
    readonly when: 'coming' | 'past' | 'cancelled'
  }
  readonly sort: 'latest' | 'soonest'
  readonly page: { readonly size: number; readonly after?: string }
}

export const filterOrders = (part: OrderPart) =>
  post<Outputs['orders']['filter']>('/orders/filter', part)

type ReviewPart = {
  readonly filter?: { readonly stars: readonly number[] }
  readonly sort?: 'latest' | 'best' | 'worst'
  readonly page: { readonly size: number; readonly after?: string }
}

export const filterReviews = (groundId: string, part: ReviewPart) =>
  post<Outputs['reviews']['filter']>(`/reviews/grounds/${groundId}/filter`, part)

type Written = { readonly stars: number; readonly text: string }

export const writeReview = (groundId: string, review: Written) =>
  post<Outputs['reviews']['write']>(`/reviews/grounds/${groundId}`, review)

export const loadOwnReview = (groundId: string) =>
  api.send<Outputs['reviews']['own']>({ method: 'GET', path: `/reviews/grounds/${groundId}/own` })

export const changeReview = (groundId: string, body: Written) =>
  api.send<Outputs['reviews']['change']>({
    method: 'PUT',
    path: `/reviews/grounds/${groundId}/own`,
    body,
  })
