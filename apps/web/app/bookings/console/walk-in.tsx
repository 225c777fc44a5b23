import type { SlotOnDay } from '@pavilion/contract/bookings/booking-fields.ts'
import { lazy, Suspense } from 'react'

const WalkInDialog = lazy(() =>
  import('./walk-in-dialog.tsx').then(({ WalkInDialog: dialog }) => ({ default: dialog })),
)

type WalkInProps = {
  readonly groundId: string
  /** The slot that was chosen, if one was. */
  readonly slot: SlotOnDay | undefined
  readonly onAdded: () => void
  readonly onClose: () => void
}

/** The dialog that puts somebody down for the chosen slot. */
export function WalkIn({ groundId, slot, onAdded, onClose }: WalkInProps) {
  if (slot === undefined) return null
  const done = () => {
    onClose()
    onAdded()
  }
  return (
    <Suspense>
      <WalkInDialog groundId={groundId} slot={slot} onDone={done} onClose={onClose} />
    </Suspense>
  )
}
