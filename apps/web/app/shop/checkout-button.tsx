import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ModalLink } from '#layout/modal-link.tsx'
import { toasts } from '#state/toasts.ts'
import { useClientState } from '#state/use-client-state.ts'
import { checkOut } from './cart-calls.ts'
import type { Purchase } from './cart-calls.ts'

const look = { size: 'large', wide: true } as const

type CheckoutProps = {
  readonly purchase: Purchase
  /** It was refused: what the cart costs is to be looked at again. */
  readonly onRefused: () => void
}

/** Leads to where the cart is paid: by way of the login for whoever is not logged in. */
export function CheckoutButton({ purchase, onRefused }: CheckoutProps) {
  const { auth } = useClientState()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  if (auth.token === null) {
    return (
      <ModalLink className={buttonClasses(look)} modal="login">
        Log in to check out
      </ModalLink>
    )
  }
  const pay = async () => {
    setBusy(true)
    const answer = await checkOut(purchase, auth.userEmail)
    setBusy(false)
    if (!answer.ok) {
      toasts.add('error', answer.message)
      return onRefused()
    }
    const { url } = answer.data.data
    return url.startsWith('/') ? navigate(url) : location.assign(url)
  }
  return (
    <Button {...look} busy={busy} onClick={() => void pay()}>
      Check out
    </Button>
  )
}
