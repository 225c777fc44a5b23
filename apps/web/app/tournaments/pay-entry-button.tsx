import { Button } from '@pavilion/kit/button.tsx'
import type { ButtonLook } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { randomId } from '#state/random-id.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/tournaments.ts'
import { payEntryFee } from './manage/tournament-calls.ts'

type PayProps = ButtonLook & {
  readonly entryId: string
  readonly name: string
}

/** Goes to the payment of an entry fee: the same press again leads to the same payment. */
export function PayEntryButton({ entryId, name, ...look }: PayProps) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [idempotencyKey] = useState(randomId)
  const pay = async () => {
    setBusy(true)
    const answer = await payEntryFee({ entryId, idempotencyKey })
    setBusy(false)
    if (!answer.ok) return toasts.add('error', answer.message)
    const { url } = answer.data.data
    return url.startsWith('/') ? navigate(url) : location.assign(url)
  }
  return (
    <Button {...look} busy={busy} aria-label={t.payFeeOf({ name })} onClick={() => void pay()}>
      {t.payFee}
    </Button>
  )
}
