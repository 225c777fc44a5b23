import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/clubs.ts'
import { type Child, stopGuarding } from './calendar-calls.ts'

type StepBackProps = {
  readonly child: Child
  readonly onClose: () => void
  readonly onLeft: () => void
}

/** Says what follows before somebody no longer looks after a child. */
export function StepBackDialog({ child, onClose, onLeft }: StepBackProps) {
  const { playerId, name, organisation, isOnlyGuardian } = child
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    const told = await stopGuarding(playerId)
    setBusy(false)
    if (!told.ok) return toasts.add('error', told.message)
    onClose()
    return onLeft()
  }
  const said = { name, club: organisation.name }
  return (
    <Dialog open title={t.stepBackFrom({ name })} onClose={onClose}>
      <div className={shared.form}>
        <p>
          {isOnlyGuardian ? t.whatSteppingBackAsLastMeans(said) : t.whatSteppingBackMeans(said)}
        </p>
        <Button variant="danger" size="large" wide busy={busy} onClick={() => void leave()}>
          {t.stepBack}
        </Button>
      </div>
    </Dialog>
  )
}
