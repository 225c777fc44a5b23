// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['bookings']

export const availability: Call<Calls['availability']> = { method: 'POST', path: '/api/v1/grounds/{groundId}/slots/check-availaibilty', inputs: 'body' }
export const quote: Call<Calls['quote']> = { method: 'POST', path: '/api/v1/grounds/{groundId}/bookings/quote', inputs: 'body' }
export const book: Call<Calls['book']> = { method: 'POST', path: '/api/v1/grounds/{groundId}/bookings', inputs: 'body' }
export const show: Call<Calls['show']> = { method: 'GET', path: '/api/v1/grounds/{groundId}/bookings/{bookingId}' }
export const calendar: Call<Calls['calendar']> = { method: 'GET', path: '/api/v1/grounds/{groundId}/bookings/{bookingId}/calendar.ics', answers: 'file' }
export const cancel: Call<Calls['cancel']> = { method: 'POST', path: '/api/v1/grounds/{groundId}/bookings/{bookingId}/cancel', inputs: 'body' }
export const reschedule: Call<Calls['reschedule']> = { method: 'POST', path: '/api/v1/grounds/{groundId}/bookings/{bookingId}/reschedule', inputs: 'body' }
export const filter: Call<Calls['filter']> = { method: 'POST', path: '/api/v1/grounds/{groundId}/bookings/filter', inputs: 'body' }
