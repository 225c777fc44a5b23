import type { Booking } from '@pavilion/contract/bookings/booking-fields.ts'
import { useCallback } from 'react'
import { useAnswer } from '#state/use-answer.ts'
import { useClientState } from '#state/use-client-state.ts'
import { loadBooking } from '../booking-calls.ts'

/** The unpaid booking, as long as it is held. */
export function useHeld(groundId: string, bookingId: string | null): Booking | undefined {
  const isSignedIn = useClientState().auth.token !== null
  const load = useCallback(
    () =>
      bookingId === null || !isSignedIn
        ? new Promise<never>(() => undefined)
        : loadBooking({ groundId, bookingId }),
    [groundId, bookingId, isSignedIn],
  )
  const { answer } = useAnswer(load)
  const booking = answer?.ok ? answer.data.data : undefined
  return booking?.id === bookingId && booking.state === 'held' ? booking : undefined
}
