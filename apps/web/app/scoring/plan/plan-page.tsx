import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import type { MatchPlan } from '@pavilion/contract/matches/plan-calls.ts'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/plan-page.ts'
import { plan } from '#calls/scoring.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { send } from '#state/api.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/scoring.ts'
import shared from '#shared/console.module.css'

const PlanForm = lazy(async () => ({ default: (await import('./plan-form.tsx')).PlanForm }))
const DeleteMatch = lazy(async () => ({
  default: (await import('./delete-match.tsx')).DeleteMatch,
}))

export const meta: Route.MetaFunction = ({ matches, params }) =>
  ownHead(shellOf(matches), {
    title: t.editTheMatch,
    description: t.editTheMatchDescription,
    path: `/manage/matches/${params.matchId}`,
  })

/** When, where and how a match is to be played, until it starts. */
export default function PlanPage({ params: { matchId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['plan', matchId],
    call: () => send(plan, { matchId }),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(found) => (
        <div className={`pv-page ${shared.page} ${shared.narrow}`}>
          <header className={shared.headText}>
            <Link className="pv-link pv-small" to={`/match-central/matches/${matchId}`}>
              {t.seeTheMatch}
            </Link>
            <h1 className="pv-title">{found.teams.join(' v ')}</h1>
          </header>
          {found.mayChange ? (
            <Panel level={2} title={t.editTheMatch}>
              <Suspense>
                <PlanForm matchId={matchId} plan={found} />
              </Suspense>
            </Panel>
          ) : (
            <Closed matchId={matchId} plan={found} />
          )}
          {found.mayDelete && (
            <Suspense>
              <DeleteMatch matchId={matchId} teams={found.teams} />
            </Suspense>
          )}
        </div>
      )}
    </ConsoleFrame>
  )
}

type ClosedProps = { readonly matchId: string; readonly plan: MatchPlan }

/** Where it is changed instead. */
function Closed({ matchId, plan: { tournament } }: ClosedProps) {
  return (
    <div>
      <p>{tournament === null ? t.matchHasStarted : t.matchOfTournament(tournament)}</p>
      <p>
        {tournament === null ? (
          <a className={buttonClasses({})} href={`/score/${matchId}`}>
            {t.scoreTheMatch}
          </a>
        ) : (
          <Link
            className={buttonClasses({})}
            to={`/manage/tournaments/${tournament.id}?tab=fixtures`}
          >
            {t.toTheFixtures}
          </Link>
        )}
      </p>
    </div>
  )
}
