import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toasts } from '#state/toasts.ts'
import { linkFor } from './pay-calls.ts'

/** Leads to where an order can be paid. */
export function PayAgain({ orderId }: { readonly orderId: string }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const pay = async () => {
    setBusy(true)
    const answer = await linkFor(orderId)
    setBusy(false)
    if (!answer.ok) return toasts.add('error', answer.message)
    const { url } = answer.data.data
    return url.startsWith('/') ? navigate(url) : location.assign(url)
  }
  return (
    <Button busy={busy} onClick={() => void pay()}>
      Pay now
    </Button>
  )
}
