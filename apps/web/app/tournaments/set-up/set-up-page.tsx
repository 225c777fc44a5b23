import { buttonClasses } from '@pavilion/kit/button.tsx'
import { linkTabClasses, LinkTabs } from '@pavilion/kit/link-tabs.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { lazy, Suspense, useState } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import type { Route } from './+types/set-up-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import type { Answer } from '#state/request.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/tournaments.ts'
import { type ManagedBrand, showBrand } from '../brand/brand-calls.ts'
import styles from '../manage/console.module.css'
import type { Managed, PanelProps } from '../manage/tournament-calls.ts'
import { SettingsQuestions } from '../manage/settings-questions.tsx'
import { showManaged } from '../manage/tournament-calls.ts'
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

export const meta: Route.MetaFunction = ({ matches, params }) =>
  ownHead(shellOf(matches), {
    title: t.setUpATournament,
    description: t.whatATournamentTakes,
    path: `/manage/tournaments/${params.tournamentId}/set-up`,
  })

/** Leads through what a tournament needs, one thing at a time; each step saves the draft. */
export default function SetUpPage({ params: { tournamentId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['tournament-set-up', tournamentId],
    call: () => showSetUp(tournamentId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(first) => <SetUp key={first.managed.tournament.id} first={first} />}
    </ConsoleFrame>
  )
}

type SetUpData = { readonly managed: Managed; readonly brand: ManagedBrand }

/** All that the steps change: what is said of the tournament, and its sponsors. */
async function showSetUp(tournamentId: string): Promise<Answer<{ data: SetUpData }>> {
  const [managed, brand] = await Promise.all([showManaged(tournamentId), showBrand(tournamentId)])
  if (!managed.ok) return managed
  if (!brand.ok) return brand
  return { ok: true, data: { data: { managed: managed.data.data, brand: brand.data.data } } }
}

function SetUp({ first }: { readonly first: SetUpData }) {
  const [managed, setManaged] = useState(first.managed)
  const [brand, setBrand] = useState(first.brand)
  const [query] = useSearchParams()
  const { tournament, isPublished } = managed
  if (isPublished) return <Navigate to={settingsOf(tournament.id)} replace />
  const step = steps.find(({ id }) => id === query.get('step')) ?? steps[0]
  return (
    <div className={`pv-page ${shared.page}`}>
      <Head managed={managed} step={step} />
      <Suspense fallback={<Skeleton height="320px" />}>
        <StepChosen
          step={step}
          managed={managed}
          brand={brand}
          onChanged={setManaged}
          onBrand={setBrand}
        />
      </Suspense>
    </div>
  )
}

type ChosenProps = SetUpData & {
  readonly step: Step
  readonly onChanged: (managed: Managed) => void
  readonly onBrand: (brand: ManagedBrand) => void
}

function StepChosen({ step, managed, brand, onChanged, onBrand }: ChosenProps) {
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

const settingsOf = (tournamentId: string) => `/manage/tournaments/${tournamentId}`

/** What is set up, and all its steps. */
function Head({ managed, step }: { readonly managed: Managed; readonly step: Step }) {
  const { tournament, fields } = managed
  return (
    <>
      <header className={shared.head}>
        <div className={shared.headText}>
          <Link className="pv-link pv-small" to={settingsOf(tournament.id)}>
            {t.allSettings}
          </Link>
          <h1 className="pv-title">{t.setUpName({ name: fields.name })}</h1>
          <p className="pv-small pv-muted">{t.onlyYouSeeADraft}</p>
        </div>
      </header>
      <LinkTabs label={t.stepsOfTheSetUp}>
        {steps.map(({ id, title }, at) => (
          <Link
            key={id}
            className={linkTabClasses(id === step.id)}
            to={stepAddress(tournament.id, id)}
            aria-current={id === step.id ? 'step' : undefined}
            preventScrollReset
          >
            {t.stepNumber({ number: at + 1, title })}
          </Link>
        ))}
      </LinkTabs>
    </>
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
