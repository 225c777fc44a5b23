import { Button } from '@pavilion/kit/button.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import { PlainSelect } from '#shared/plain-select.tsx'
import { type Problems, settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { randomId } from '#state/random-id.ts'
import * as t from '#texts/discipline.ts'
import { type Form, reportPlayer } from './discipline-calls.ts'

type ReportFormProps = {
  readonly form: Form
  readonly onReported: (form: Form) => void
}

const blank = { player: '', clause: '', happened: '' }
type Typed = typeof blank & { readonly teamId: string }

/** Reports somebody of the two sides of a match. */
export function ReportForm({ form, onReported }: ReportFormProps) {
  const { match, sides } = form
  const [caseId] = useState(randomId)
  const { typed, change, busy, problems, onSubmit } = useForm<Typed>({
    ...blank,
    teamId: sides[0]?.teamId ?? '',
  })
  const send = async () => {
    if (typed.player === '') return { player: t.chooseSomebody }
    if (typed.happened.trim() === '') return { happened: t.sayWhatHappened }
    const answer = await reportPlayer({ matchId: match.id, caseId, ...typed })
    return settle(answer, { otherwise: 'player', onDone: onReported })
  }
  const props = { typed, change, problems }
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit(send)}>
      <Who {...props} sides={sides} />
      <What {...props} />
      <div>
        <Button type="submit" busy={busy}>
          {t.report}
        </Button>
      </div>
    </form>
  )
}

type PartProps = {
  readonly typed: Typed
  readonly change: (part: Partial<Typed>) => void
  readonly problems: Problems
}

function Who({ typed, change, problems, sides }: PartProps & Pick<Form, 'sides'>) {
  const { teamId, player } = typed
  const players = sides.find((side) => side.teamId === teamId)?.players ?? []
  return (
    <div className={shared.pair}>
      <PlainSelect
        label={t.team}
        value={teamId}
        choices={sides.map((side) => ({ value: side.teamId, label: side.name }))}
        onChange={(id) => change({ teamId: id, player: '' })}
      />
      <PlainSelect
        label={t.player}
        value={player}
        choices={['', ...players].map((value) => ({ value, label: value || t.choosePlayer }))}
        error={problems['player']}
        onChange={(name) => change({ player: name })}
      />
    </div>
  )
}

function What({ typed, change, problems }: PartProps) {
  return (
    <>
      <TextField
        label={t.clause}
        help={t.clauseHelp}
        maxLength={20}
        value={typed.clause}
        error={problems['clause']}
        onChange={({ target }) => change({ clause: target.value })}
      />
      <TextArea
        label={t.happened}
        rows={4}
        maxLength={2000}
        value={typed.happened}
        error={problems['happened']}
        onChange={({ target }) => change({ happened: target.value })}
      />
    </>
  )
}
