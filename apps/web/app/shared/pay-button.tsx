import { Button } from '@pavilion/kit/button.tsx'
import type { ButtonLook } from '@pavilion/kit/button.tsx'
import type { ReactNode } from 'react'
import * as t from '#texts/common.ts'
import { linkFor } from './order-calls.ts'
import { usePayment } from './use-payment.ts'

type PayButtonProps = ButtonLook & {
  readonly orderId: string
  readonly children?: ReactNode
}

/** Goes to the payment of an order. */
export function PayButton({ orderId, children = t.payNow, ...look }: PayButtonProps) {
  const { busy, pay } = usePayment(() => linkFor(orderId))
  return (
    <Button {...look} busy={busy} onClick={() => void pay()}>
      {children}
    </Button>
  )
}
