import { Among } from '@pavilion/kit/art/among.ts'
import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Route } from './+types/tournament-console-page.ts'
import { useShell } from '#layout/use-shell.ts'
import { tournamentAddress } from '#shared/addresses.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import { dayRange } from '#shared/dates.ts'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { TournamentConsoleTabs } from '#shared/tournament-console-tabs.tsx'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import type { Managed, PanelProps } from './manage/tournament-calls.ts'
import { publishTournament, showManaged } from './manage/tournament-calls.ts'
import { setUpAddress } from './set-up/steps.ts'
import { useChange } from '#shared/use-change.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.yourTournaments,
    description: t.tournamentsYouRun,
    path: '/manage/tournaments',
  })

const DetailsPanel = lazy(() =>
  import('./manage/details-panel.tsx').then((module) => ({ default: module.DetailsPanel })),
)
const TeamsPanel = lazy(() =>
  import('./manage/teams-panel.tsx').then((module) => ({ default: module.TeamsPanel })),
)
const SquadsPanel = lazy(() =>
  import('./manage/squads-panel.tsx').then((module) => ({ default: module.SquadsPanel })),
)
const FixturesPanel = lazy(() =>
  import('./manage/fixtures-panel.tsx').then((module) => ({ default: module.FixturesPanel })),
)

const tabs = [
  { id: 'details', Shown: DetailsPanel },
  { id: 'teams', Shown: TeamsPanel },
  { id: 'squads', Shown: SquadsPanel },
  { id: 'fixtures', Shown: FixturesPanel },
] as const

export default function TournamentConsolePage({ params: { tournamentId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['managed-tournament', tournamentId],
    call: () => showManaged(tournamentId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(managed) => <Console key={managed.tournament.id} first={managed} />}
    </ConsoleFrame>
  )
}

function Console({ first }: { readonly first: Managed }) {
  const [managed, setManaged] = useState(first)
  const [query] = useSearchParams()
  const current = tabs.find(({ id }) => id === query.get('tab')) ?? tabs[0]
  const { tournament, revision, entries } = managed
  const playing = useMemo(
    () => entries.filter(({ status }) => status === 'accepted').map(({ team }) => team.name),
    [entries],
  )
  return (
    <div className={`pv-page ${shared.page}`}>
      <Head managed={managed} onChanged={setManaged} />
      <TournamentConsoleTabs tournamentId={tournament.id} current={current.id} />
      <Suspense fallback={<Skeleton height="360px" />}>
        <Among value={playing}>
          <current.Shown
            key={current.id === 'details' ? revision : current.id}
            managed={managed}
            onChanged={setManaged}
          />
        </Among>
      </Suspense>
    </div>
  )
}

function Head({ managed, onChanged }: PanelProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { tournament, fields, isPublished } = managed
  const { busy, change } = useChange(onChanged)
  return (
    <header className={shared.head}>
      <div className={shared.headText}>
        <Link className="pv-link pv-small" to="/manage/tournaments">
          {t.yourTournaments}
        </Link>
        <h1 className="pv-title">{fields.name}</h1>
        <span className={shared.actions}>
          <Tag tone={isPublished ? 'positive' : 'neutral'}>
            {isPublished ? t.isPublic : t.draft}
          </Tag>
          <span className="pv-small pv-muted">
            {dayRange(fields.startsOn, fields.endsOn, locale)}
          </span>
        </span>
      </div>
      {isPublished ? (
        <Link className={buttonClasses({ variant: 'outline' })} to={tournamentAddress(tournament)}>
          {t.viewPublicPage}
        </Link>
      ) : (
        <span className={shared.actions}>
          <Link className={buttonClasses({ variant: 'outline' })} to={setUpAddress(tournament.id)}>
            {t.stepByStep}
          </Link>
          <Button
            busy={busy === 'publish'}
            onClick={() => void change('publish', () => publishTournament(tournament.id))}
          >
            {t.publish}
          </Button>
        </span>
      )}
    </header>
  )
}
