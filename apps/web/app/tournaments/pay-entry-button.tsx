import { Button } from '@pavilion/kit/button.tsx'
import type { ButtonLook } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { usePayment } from '#shared/use-payment.ts'
import { randomId } from '#state/random-id.ts'
import * as t from '#texts/tournaments.ts'
import { payEntryFee } from './manage/tournament-calls.ts'

type PayProps = ButtonLook & {
  readonly entryId: string
  readonly name: string
}

/** Goes to the payment of an entry fee: the same press again leads to the same payment. */
export function PayEntryButton({ entryId, name, ...look }: PayProps) {
  const [idempotencyKey] = useState(randomId)
  const { busy, pay } = usePayment(() => payEntryFee({ entryId, idempotencyKey }))
  return (
    <Button {...look} busy={busy} aria-label={t.payFeeOf({ name })} onClick={() => void pay()}>
      {t.payFee}
    </Button>
  )
}
