import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import * as clubs from '#calls/clubs.ts'
import shared from '#shared/console.module.css'
import { settle, useSubmission } from '#shared/use-submission.ts'
import { send } from '#state/api.ts'
import type { OutputOf } from '#state/call.ts'
import * as t from '#texts/organisations.ts'

type JoinDialogProps = {
  readonly organisation: { readonly id: string; readonly name: string }
  readonly onClose: () => void
  readonly onAsked: (standing: OutputOf<typeof clubs.askToJoin>['data']) => void
}

/** Asks a club for membership, with a word about oneself. */
export function JoinDialog({ organisation, onClose, onAsked }: JoinDialogProps) {
  const [note, setNote] = useState('')
  const { busy, problems, submit } = useSubmission()
  const ask = async () => {
    const answer = await send(clubs.askToJoin, { organisationId: organisation.id, note })
    return settle(answer, { otherwise: 'note', onDone: onAsked })
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget, ask)
  }
  return (
    <Dialog open title={t.joinName(organisation)} lead={t.whatAskingMeans} onClose={onClose}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <TextField
          label={t.joinNote}
          maxLength={300}
          value={note}
          error={problems['note']}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit" size="large" wide busy={busy}>
          {t.sendRequest}
        </Button>
      </form>
    </Dialog>
  )
}
