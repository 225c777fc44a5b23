import { Button } from '@pavilion/kit/button.tsx'
import type { SubmitEvent } from 'react'
import shared from '#shared/console.module.css'
import { useChange } from '#shared/use-change.ts'
import * as t from '#texts/tournaments.ts'
import { AddTeamsForm } from '../manage/add-teams.tsx'
import { BasicsForm } from '../manage/basics-form.tsx'
import { DeadlinesForm } from '../manage/deadlines-form.tsx'
import type { PanelProps } from '../manage/details-panel.tsx'
import { Findings } from '../manage/findings-panel.tsx'
import { FormatForm } from '../manage/format-form.tsx'
import { PointsForm } from '../manage/points-form.tsx'
import { SquadRulesForm } from '../manage/squad-rules-form.tsx'
import { publishTournament } from '../manage/tournament-calls.ts'
import type { useFields } from '../manage/use-fields.ts'
import type { Step } from './steps.ts'

type StepFormProps = PanelProps & {
  readonly step: Step['id']
  readonly form: ReturnType<typeof useFields>
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

export function StepForm({ step, form, managed, onChanged, onSubmit }: StepFormProps) {
  const part = { form, onSubmit, action: t.saveAndGoOn }
  if (step === 'details') return <BasicsForm {...part} />
  if (step === 'format') return <FormatForm {...part} playing={managed.playing} />
  if (step === 'points') return <PointsForm {...part} />
  if (step === 'results') return <DeadlinesForm {...part} />
  if (step === 'squads') return <SquadRulesForm {...part} timeZone={managed.timeZone} />
  if (step === 'teams') return <TeamsStep managed={managed} onChanged={onChanged} />
  return <PublishStep managed={managed} onChanged={onChanged} />
}

/** Teams may also enter by themselves, once the tournament is public. */
const TeamsStep = (props: PanelProps) => (
  <div className={shared.form}>
    <p className="pv-small">{t.teamsMayComeLater}</p>
    <AddTeamsForm {...props} />
  </div>
)

function PublishStep({ managed, onChanged }: PanelProps) {
  const { busy, change } = useChange(onChanged)
  const publish = () => change('publish', () => publishTournament(managed.tournament.id))
  return (
    <div className={shared.form}>
      <Findings managed={managed} fields={managed.fields} />
      <p>{t.whatPublishingMeans}</p>
      <div>
        <Button busy={busy === 'publish'} onClick={() => void publish()}>
          {t.publish}
        </Button>
      </div>
    </div>
  )
}
