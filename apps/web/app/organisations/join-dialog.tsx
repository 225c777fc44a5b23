import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
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
  /** A member asks for children only. */
  readonly isForChild: boolean
  readonly onClose: () => void
  readonly onAsked: (standing: OutputOf<typeof clubs.askToJoin>['data']) => void
}

/** Asks a club for membership, with a word about oneself. */
export function JoinDialog(props: JoinDialogProps) {
  const { organisation, isForChild, onClose, onAsked } = props
  const { typed, change, field, busy, onSubmit } = useForm({
    note: '',
    isForChild,
    name: '',
    bornOn: '',
  })
  const ask = async () => {
    const { note, name, bornOn } = typed
    const child = typed.isForChild ? { name, bornOn } : undefined
    const asked = { organisationId: organisation.id, note, child }
    const answer = await send(clubs.askToJoin, asked)
    return settle(answer, { part: 'child.', otherwise: 'note', onDone: onAsked })
  }
  return (
    <Dialog open title={t.joinName(organisation)} lead={t.whatAskingMeans} onClose={onClose}>
      <form className={shared.form} noValidate onSubmit={onSubmit(ask)}>
        {!isForChild && (
          <Checkbox
            checked={typed.isForChild}
            onChange={({ target }) => change({ isForChild: target.checked })}
          >
            {t.forMyChild}
          </Checkbox>
        )}
        {typed.isForChild && (
          <>
            <TextField label={t.nameOfChild} maxLength={100} {...field('name')} />
            <TextField label={t.bornOn} help={t.childHelp} type="date" {...field('bornOn')} />
          </>
        )}
        <TextField label={t.joinNote} maxLength={300} {...field('note')} />
        <Button type="submit" size="large" wide busy={busy}>
          {t.sendRequest}
        </Button>
      </form>
    </Dialog>
  )
}
