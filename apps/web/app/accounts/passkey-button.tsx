import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { useHydrated } from '#layout/use-hydrated.ts'
import * as t from '#texts/accounts.ts'
import { hasPasskeys } from './passkey-browser.ts'

type PasskeyButtonProps = {
  /** The second step of a login; without it the passkey is all that is needed. */
  readonly ticket?: string
  readonly email?: string
  readonly onEntered: () => void
}

/** Logs in with a passkey, where the browser has them. */
export function PasskeyButton({ ticket, email, onEntered }: PasskeyButtonProps) {
  const isHydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  if (!isHydrated || !hasPasskeys()) return null
  const enter = async () => {
    setBusy(true)
    const { enterWithPasskey } = await import('./passkey-calls.ts')
    const isIn = await enterWithPasskey(ticket, email)
    setBusy(false)
    if (isIn) onEntered()
  }
  return (
    <Button variant="outline" icon="lock" wide busy={busy} onClick={() => void enter()}>
      {ticket === undefined ? t.logInWithPasskey : t.usePasskey}
    </Button>
  )
}
