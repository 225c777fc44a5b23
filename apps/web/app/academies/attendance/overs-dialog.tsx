import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import type { Problems } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/academies.ts'
import { noteOvers, type Session } from './attendance-calls.ts'
import { refusalText } from '#state/request.ts'

type OversDialogProps = {
  readonly organisationId: string
  readonly session: Session
  readonly onClose: () => void
  readonly onDone: () => void
}

const textOf = (overs: number | null) => (overs === null ? '' : String(overs))

function useOvers({ organisationId, session, onDone }: OversDialogProps) {
  const { students, day, starts } = session
  const { typed, busy, field, ...form } = useForm<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(students.map((one) => [one.enrolmentId, textOf(one.netOvers)])),
  )
  const send = async () => {
    const refused: Record<string, string> = {}
    for (const { enrolmentId, netOvers } of students) {
      const text = typed[enrolmentId] ?? ''
      if (text === textOf(netOvers)) continue
      const asked = { organisationId, enrolmentId, day, starts, overs: Number(text) }
      const answer = await noteOvers(asked)
      if (!answer.ok) refused[enrolmentId] = refusalText(answer)
    }
    if (Object.keys(refused).length > 0) return refused satisfies Problems
    toasts.add('success', t.saved)
    onDone()
    return undefined
  }
  return { busy, field, onSubmit: form.onSubmit(send) }
}

/** How many overs each student has bowled in the nets: they count among all that a bowler bowls. */
export function OversDialog(props: OversDialogProps) {
  const { session, onClose } = props
  const { busy, field, onSubmit } = useOvers(props)
  return (
    <Dialog open title={t.oversInNets} lead={t.whatOversAreFor} onClose={onClose}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        {session.students.map(({ enrolmentId, name }) => (
          <TextField
            key={enrolmentId}
            label={name}
            type="number"
            min={0}
            max={60}
            {...field(enrolmentId)}
          />
        ))}
        <Button type="submit" size="large" wide busy={busy}>
          {t.save}
        </Button>
      </form>
    </Dialog>
  )
}
