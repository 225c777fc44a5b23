import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { lazy, Suspense } from 'react'
import type { SubmitEvent } from 'react'
import { Link } from 'react-router'
import shared from '#shared/console.module.css'
import { useChange } from '#shared/use-change.ts'
import * as t from '#texts/tournaments.ts'
import { BasicsForm } from '../manage/basics-form.tsx'
import { plansKnockOut } from '../manage/stages.ts'
import type { PanelProps } from '../manage/tournament-calls.ts'
import { publishTournament } from '../manage/tournament-calls.ts'
import type { useFields } from '../manage/use-fields.ts'
import type { FormStep } from './steps.ts'

const FormatForm = lazy(() =>
  import('../manage/format-form.tsx').then((module) => ({ default: module.FormatForm })),
)
const StagesForm = lazy(() =>
  import('../manage/stages-form.tsx').then((module) => ({ default: module.StagesForm })),
)
const PointsForm = lazy(() =>
  import('../manage/points-form.tsx').then((module) => ({ default: module.PointsForm })),
)
const DeadlinesForm = lazy(() =>
  import('../manage/deadlines-form.tsx').then((module) => ({ default: module.DeadlinesForm })),
)
const SquadRulesForm = lazy(() =>
  import('../manage/squad-rules-form.tsx').then((module) => ({ default: module.SquadRulesForm })),
)
const AwardsForm = lazy(() =>
  import('../manage/awards-form.tsx').then((module) => ({ default: module.AwardsForm })),
)
const AddTeamsForm = lazy(() =>
  import('../manage/add-teams.tsx').then((module) => ({ default: module.AddTeamsForm })),
)
const Findings = lazy(() =>
  import('../manage/findings-panel.tsx').then((module) => ({ default: module.Findings })),
)

type StepFormProps = PanelProps & {
  readonly step: FormStep['id']
  readonly form: ReturnType<typeof useFields>
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

export const StepForm = (props: StepFormProps) => (
  <Suspense fallback={<Skeleton height="320px" />}>
    <Chosen {...props} />
  </Suspense>
)

function Chosen({ step, form, managed, onChanged, onSubmit }: StepFormProps) {
  const part = { form, onSubmit, action: t.saveAndGoOn }
  if (step === 'details') return <BasicsForm {...part} />
  if (step === 'format') return <FormatForm {...part} playing={managed.playing} />
  if (step === 'stages') return <StagesForm {...part} />
  if (step === 'points') return <PointsForm {...part} />
  if (step === 'results') return <DeadlinesForm {...part} />
  if (step === 'squads') return <SquadRulesForm {...part} timeZone={managed.timeZone} />
  if (step === 'awards') return <AwardsForm {...part} managed={managed} />
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
      <ComesNext managed={managed} />
      <div>
        <Button busy={busy === 'publish'} onClick={() => void publish()}>
          {t.publish}
        </Button>
      </div>
    </div>
  )
}

/** What is planned and done in the settings, since it takes the teams. */
function ComesNext({ managed: { tournament, fields, draw } }: Pick<PanelProps, 'managed'>) {
  const groups = fields.plannedGroups ?? 0
  const tasks = [
    ...(groups > 1 && draw === null ? [['teams', t.nextDraw({ groups })] as const] : []),
    ...(plansKnockOut(fields) ? [['fixtures', t.nextKnockOut] as const] : []),
    ['fixtures', t.nextFixtures] as const,
  ]
  return (
    <nav className={shared.form} aria-label={t.afterPublishing}>
      <h3 className="pv-panel-heading">{t.afterPublishing}</h3>
      <div className={shared.actions}>
        {tasks.map(([tab, says]) => (
          <Link
            key={says}
            className={buttonClasses({ variant: 'outline', size: 'small' })}
            to={`/manage/tournaments/${tournament.id}?tab=${tab}`}
          >
            {says}
          </Link>
        ))}
      </div>
    </nav>
  )
}
