import { linkTabClasses, LinkTabs } from '@pavilion/kit/link-tabs.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { lazy, Suspense, useState, useEffect } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import type { Route } from './+types/set-up-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import type { Answer } from '#state/request.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/tournaments.ts'
import { showBrand } from '../brand/brand-calls.ts'
import { type Managed, showManaged } from '../manage/tournament-calls.ts'
import type { SetUpData } from './step-chosen.tsx'
import { type Step, stepAddress, steps } from './steps.ts'
import { storage } from '#state/browser-state.ts'

const KEY = 'set_up_step'

/** The step of the set-up of a tournament that this device had open last, if it was of that tournament. */
function lastStep(tournamentId: string): Step | undefined {
  const [of, id] = storage.get(KEY)?.split(' ') ?? []
  return of === tournamentId ? steps.find((step) => step.id === id) : undefined
}

/** Keeps where a set-up stands, so that it goes on there. */
function useLastStep(tournamentId: string, { id }: Step): void {
  useEffect(() => storage.set(KEY, `${tournamentId} ${id}`), [tournamentId, id])
}

const StepChosen = lazy(() =>
  import('./step-chosen.tsx').then((module) => ({ default: module.StepChosen })),
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

/** Asks for all that the steps change. */
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
  const asked = steps.find(({ id }) => id === query.get('step'))
  const step = asked ?? lastStep(tournament.id) ?? steps[0]
  useLastStep(tournament.id, step)
  if (isPublished) return <Navigate to={settingsOf(tournament.id)} replace />
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
