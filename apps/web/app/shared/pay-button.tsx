import { Button } from '@pavilion/kit/button.tsx'
import type { ButtonLook } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/common.ts'
import { linkFor } from './order-calls.ts'

type PayButtonProps = ButtonLook & {
  readonly orderId: string
  readonly children?: ReactNode
}

/** Goes to the payment of an order. */
export function PayButton({ orderId, children = t.payNow, ...look }: PayButtonProps) {
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
    <Button {...look} busy={busy} onClick={() => void pay()}>
      {children}
    </Button>
  )
}
