import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { lazy, Suspense, useState } from 'react'
import shared from '#shared/console.module.css'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/calendars.ts'
import { dropAddress, makeAddress } from './own-calendar-calls.ts'

const ConfirmDialog = lazy(() =>
  import('#shared/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

/** The private address under which calendar programs read the calendar. */
export function AddressPanel({ first }: { readonly first: string | null }) {
  const [address, setAddress] = useState(first)
  const [asks, setAsks] = useState<'new' | 'off'>()
  const [busy, setBusy] = useState(false)
  const change = async (call: typeof makeAddress | typeof dropAddress) => {
    setBusy(true)
    const told = await call()
    setBusy(false)
    toasts.add(told.ok ? 'success' : 'error', told.ok ? told.data.message : told.message)
    if (told.ok) setAddress(told.data.data.address)
  }
  return (
    <Panel level={2} title={t.elsewhere}>
      <div className={shared.form}>
        <p className="pv-muted">{t.whatElsewhereIs}</p>
        {address === null ? (
          <span>
            <Button variant="outline" busy={busy} onClick={() => void change(makeAddress)}>
              {t.makeAddress}
            </Button>
          </span>
        ) : (
          <Address address={address} onNew={() => setAsks('new')} onOff={() => setAsks('off')} />
        )}
      </div>
      <Suspense>
        {asks === 'new' && (
          <ConfirmDialog
            title={t.newAddress}
            lead={t.whatNewAddressDoes}
            action={t.newAddress}
            onClose={() => setAsks(undefined)}
            onConfirm={() => change(makeAddress)}
          />
        )}
        {asks === 'off' && (
          <ConfirmDialog
            title={t.turnOffQuestion}
            lead={t.whatTurnOffDoes}
            action={t.turnOff}
            onClose={() => setAsks(undefined)}
            onConfirm={() => change(dropAddress)}
          />
        )}
      </Suspense>
    </Panel>
  )
}

type AddressProps = {
  readonly address: string
  readonly onNew: () => void
  readonly onOff: () => void
}

function Address({ address, onNew, onOff }: AddressProps) {
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toasts.add('success', t.copied),
      () => toasts.add('error', t.notCopied),
    )
  return (
    <>
      <TextField
        label={t.privateAddress}
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <p className="pv-small pv-muted">{t.keepItPrivate}</p>
      <div className={shared.actions}>
        <Button variant="outline" onClick={() => void copy()}>
          {t.copy}
        </Button>
        <a
          className={buttonClasses({ variant: 'outline' })}
          href={address.replace(/^https?:/, 'webcal:')}
        >
          {t.open}
        </a>
        <Button variant="quiet" onClick={onNew}>
          {t.newAddress}
        </Button>
        <Button variant="quiet" onClick={onOff}>
          {t.turnOff}
        </Button>
      </div>
    </>
  )
}
