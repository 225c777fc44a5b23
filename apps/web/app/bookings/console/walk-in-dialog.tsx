import type { SlotOnDay } from '@pavilion/contract/bookings/booking-fields.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
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
  const { field, busy, onSubmit } = useForm({ customer: '', purpose: '' })
  // One key while the dialog is open, so that repeating after a lost answer books nothing twice.
  const [idempotencyKey, renew] = useState(() => randomId())
  const submit = onSubmit(async (typed) => {
    const { slotId, day } = slot
    const answer = await bookWalkIn(groundId, {
      ...typed,
      slots: [{ slotId, day }],
      idempotencyKey,
    })
    if (!answer.ok && answer.status !== 0) renew(randomId())
    return settle(answer, { fields: ['customer', 'purpose'], otherwise: 'customer', onDone })
  })
  return (
    <Dialog open title={t.walkIn} lead={whenOf(slot, locale)} onClose={onClose}>
      <form className={shared.form} onSubmit={submit} noValidate>
        <TextField label={t.name} maxLength={100} {...field('customer')} />
        <TextField label={t.occasion} maxLength={200} {...field('purpose')} />
        <p className="pv-small pv-muted">{t.paymentIsTaken}</p>
        <Button type="submit" size="large" wide busy={busy}>
          {t.addWalkIn}
        </Button>
      </form>
    </Dialog>
  )
}
