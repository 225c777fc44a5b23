import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import * as clubs from '#calls/clubs.ts'
import shared from '#shared/console.module.css'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
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
  const { typed, field, busy, onSubmit } = useForm({ note: '' })
  const ask = async () => {
    const answer = await send(clubs.askToJoin, { organisationId: organisation.id, ...typed })
    return settle(answer, { otherwise: 'note', onDone: onAsked })
  }
  return (
    <Dialog open title={t.joinName(organisation)} lead={t.whatAskingMeans} onClose={onClose}>
      <form className={shared.form} noValidate onSubmit={onSubmit(ask)}>
        <TextField label={t.joinNote} maxLength={300} {...field('note')} />
        <Button type="submit" size="large" wide busy={busy}>
          {t.sendRequest}
        </Button>
      </form>
    </Dialog>
  )
}
