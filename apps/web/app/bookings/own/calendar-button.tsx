import type { Booking } from '@pavilion/contract/bookings/booking-fields.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { saveFile } from '#shared/save-file.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/bookings.ts'
import { loadCalendar } from '../booking-calls.ts'

/** Downloads the booking as an iCalendar file. */
export function CalendarButton({ booking }: { readonly booking: Booking }) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const answer = await loadCalendar({ groundId: booking.ground.id, bookingId: booking.id })
    setBusy(false)
    if (!answer.ok) return toasts.add('error', answer.message)
    return saveFile(answer.data, `${booking.ground.slug}.ics`)
  }
  return (
    <Button variant="outline" icon="calendar" busy={busy} onClick={() => void download()}>
      {t.addToCalendar}
    </Button>
  )
}
