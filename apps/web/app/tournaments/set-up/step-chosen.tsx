import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { lazy, Suspense } from 'react'
import { Link, useNavigate } from 'react-router'
import shared from '#shared/console.module.css'
import * as t from '#texts/tournaments.ts'
import type { ManagedBrand } from '../brand/brand-calls.ts'
import styles from '../manage/console.module.css'
import { SettingsQuestions } from '../manage/settings-questions.tsx'
import type { Managed, PanelProps } from '../manage/tournament-calls.ts'
import { useSettings } from '../manage/use-settings.ts'
import { StepForm } from './step-form.tsx'
import { type FormStep, type Step, stepAddress, steps } from './steps.ts'

const EntryStep = lazy(() =>
  import('./entry-step.tsx').then((module) => ({ default: module.EntryStep })),
)
const SponsorsStep = lazy(() =>
  import('./sponsors-step.tsx').then((module) => ({ default: module.SponsorsStep })),
)
const SetUpSummary = lazy(() =>
  import('./set-up-summary.tsx').then((module) => ({ default: module.SetUpSummary })),
)

/** All that the steps change: what is said of the tournament, and its sponsors. */
export type SetUpData = { readonly managed: Managed; readonly brand: ManagedBrand }

type ChosenProps = SetUpData & {
  readonly step: Step
  readonly onChanged: (managed: Managed) => void
  readonly onBrand: (brand: ManagedBrand) => void
}

/** The step that is shown, and what leads to the others. */
export function StepChosen({ step, managed, brand, onChanged, onBrand }: ChosenProps) {
  const all = { managed, brand, onChanged }
  if (step.id === 'entry') return <EntryPart step={step} {...all} />
  if (step.id !== 'sponsors') {
    return <StepPanel key={`${step.id} ${managed.revision}`} step={step} {...all} />
  }
  const { revision } = brand
  return (
    <SponsorsPanel key={revision} step={step} managed={managed} brand={brand} onChanged={onBrand} />
  )
}

type EntryPartProps = PanelProps & { readonly step: Step; readonly brand: ManagedBrand }

function EntryPart({ step, ...props }: EntryPartProps) {
  const navigate = useNavigate()
  const { id } = props.managed.tournament
  const { after } = around(step)
  const goOn = async () => {
    if (after !== undefined) await navigate(stepAddress(id, after.id))
  }
  return (
    <EntryStep {...props} onSaved={goOn}>
      <BeforeAndAfter tournamentId={id} step={step} />
    </EntryStep>
  )
}

type SponsorsPanelProps = SetUpData & {
  readonly step: Step
  readonly onChanged: (brand: ManagedBrand) => void
}

function SponsorsPanel({ step, managed, brand, onChanged }: SponsorsPanelProps) {
  const navigate = useNavigate()
  const { id } = managed.tournament
  const { after } = around(step)
  const goOn = async (saved: ManagedBrand) => {
    onChanged(saved)
    if (after !== undefined) await navigate(stepAddress(id, after.id))
  }
  return (
    <SponsorsStep managed={managed} brand={brand} onSaved={goOn}>
      <BeforeAndAfter tournamentId={id} step={step} />
    </SponsorsStep>
  )
}

type StepPanelProps = PanelProps & { readonly step: FormStep; readonly brand: ManagedBrand }

/** One step with what has been said so far beside it. */
function StepPanel({ step, managed: first, brand, onChanged }: StepPanelProps) {
  const navigate = useNavigate()
  const { after } = around(step)
  const onSaved = async (saved: Managed) => {
    onChanged(saved)
    if (after !== undefined) await navigate(stepAddress(saved.tournament.id, after.id))
  }
  const settings = useSettings({ managed: first, onSaved, onlyChanges: true })
  const { managed, form } = settings
  return (
    <div className={styles.parts}>
      <div className={styles.stack}>
        <Panel level={2} title={step.title}>
          <StepForm
            step={step.id}
            form={form}
            managed={managed}
            onChanged={onChanged}
            onSubmit={form.submit}
          />
        </Panel>
        <BeforeAndAfter tournamentId={managed.tournament.id} step={step} />
      </div>
      <Suspense>
        <SetUpSummary managed={managed} fields={form.fields} sponsors={brand.sponsors} />
      </Suspense>
      <SettingsQuestions settings={settings} />
    </div>
  )
}

/** The steps before and after this one. */
function around({ id }: Step) {
  const at = steps.findIndex((one) => one.id === id)
  return { before: steps[at - 1], after: steps[at + 1] }
}

type BeforeAndAfterProps = { readonly tournamentId: string; readonly step: Step }

/** What is typed in a step leads on by itself; teams are added one after the other. */
function BeforeAndAfter({ tournamentId, step }: BeforeAndAfterProps) {
  const { before, after } = around(step)
  return (
    <nav className={shared.actions} aria-label={t.beforeAndAfter}>
      {before && (
        <Link
          className={buttonClasses({ variant: 'quiet' })}
          to={stepAddress(tournamentId, before.id)}
        >
          {t.backTo({ title: before.title })}
        </Link>
      )}
      {step.id === 'teams' && after && (
        <Link className={buttonClasses({})} to={stepAddress(tournamentId, after.id)}>
          {t.goOn}
        </Link>
      )}
    </nav>
  )
}
