import type { SlotOnDay } from '@pavilion/contract/bookings/booking-fields.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import type { SubmitEvent } from 'react'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { toasts } from '#state/toasts.ts'
import { whenOf } from '#shared/slot-text.ts'
import * as t from '#texts/bookings.ts'
import shared from '#shared/console.module.css'
import { bookWalkIn } from './manage-calls.ts'
import { randomId } from '#state/random-id.ts'

type WalkInDialogProps = {
  readonly groundId: string
  readonly slot: SlotOnDay
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Books for a customer at the ground or on the phone. */
export function WalkInDialog({ groundId, slot, onDone, onClose }: WalkInDialogProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const [customer, setCustomer] = useState('')
  const [purpose, setPurpose] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  // One key while the dialog is open, so that repeating after a lost answer books nothing twice.
  const [idempotencyKey, renew] = useState(() => randomId())
  const send = async () => {
    const { slotId, day } = slot
    const asked = { slots: [{ slotId, day }], customer, purpose, idempotencyKey }
    setBusy(true)
    const answer = await bookWalkIn(groundId, asked)
    setBusy(false)
    if (!answer.ok) {
      if (answer.status !== 0) renew(randomId())
      return setProblem(answer.errors[0]?.message ?? answer.message)
    }
    toasts.add('success', answer.data.message)
    return onDone()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <Dialog open title={t.walkIn} lead={whenOf(slot, locale)} onClose={onClose}>
      <form className={shared.form} onSubmit={submit} noValidate>
        <TextField
          label={t.name}
          maxLength={100}
          value={customer}
          error={problem}
          onChange={({ target }) => setCustomer(target.value)}
        />
        <TextField
          label={t.occasion}
          maxLength={200}
          value={purpose}
          onChange={({ target }) => setPurpose(target.value)}
        />
        <p className="pv-small pv-muted">{t.paymentIsTaken}</p>
        <Button type="submit" size="large" wide busy={busy}>
          {t.addWalkIn}
        </Button>
      </form>
    </Dialog>
  )
}
