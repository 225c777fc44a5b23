import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { calendar } from '#calls/bookings.ts'
import { saveFile } from '#shared/save-file.ts'
import { send } from '#state/api.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/common.ts'

type CalendarButtonProps = {
  readonly groundId: string
  readonly bookingId: string
  /** The name of the file, without its ending. */
  readonly name?: string
}

/** Downloads a booking as an iCalendar file. */
export function CalendarButton({ groundId, bookingId, name = 'booking' }: CalendarButtonProps) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const answer = await send(calendar, { groundId, bookingId })
    setBusy(false)
    if (!answer.ok) return toasts.add('error', answer.message)
    return saveFile(answer.data, `${name}.ics`)
  }
  return (
    <Button variant="outline" icon="calendar" busy={busy} onClick={() => void download()}>
      {t.addToCalendar}
    </Button>
  )
}
