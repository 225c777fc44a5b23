import { Crest } from '@pavilion/kit/art/crest.tsx'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/own-tournaments-page.ts'
import { useShell } from '#layout/use-shell.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import { dayRange } from '#shared/dates.ts'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import styles from './manage/console.module.css'
import { OwnMatches } from './manage/own-matches.tsx'
import { listOwn } from './manage/tournament-calls.ts'
import type { OwnTournaments } from './manage/tournament-calls.ts'

const TeamsEntered = lazy(() =>
  import('./teams-entered.tsx').then((module) => ({ default: module.TeamsEntered })),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.yourTournaments,
    description: t.tournamentsYouRun,
    path: '/manage/tournaments',
  })

const newLink = (
  <Link className={buttonClasses({})} to="/manage/tournaments/new">
    {t.newTournament}
  </Link>
)

/** The tournaments that the account runs, and those that its teams play in. */
export default function OwnTournamentsPage() {
  const { answer, again } = useQueryAnswer({ key: ['own-tournaments'], call: listOwn })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(own) => (
        <div className={`pv-page ${shared.page}`}>
          <header className={shared.head}>
            <div className={shared.headText}>
              <Link className="pv-link pv-small" to="/manage">
                {t.manage}
              </Link>
              <h1 className="pv-title">{t.yourTournaments}</h1>
            </div>
            {own.length > 0 && newLink}
          </header>
          {own.length === 0 ? (
            <EmptyState title={t.noTournamentYet} action={newLink}>
              {t.whatATournamentTakes}
            </EmptyState>
          ) : (
            <ul className={styles.rows}>
              {own.map((one) => (
                <li key={one.tournament.id}>
                  <Row own={one} />
                </li>
              ))}
            </ul>
          )}
          <Suspense>
            <TeamsEntered />
          </Suspense>
          <OwnMatches />
        </div>
      )}
    </ConsoleFrame>
  )
}

function Row({ own }: { readonly own: OwnTournaments[number] }) {
  const locale = useShell()?.site.locale ?? 'en'
  const { tournament, startsOn, endsOn, city, teams, isPublished } = own
  return (
    <Link className={styles.row} to={`/manage/tournaments/${tournament.id}`}>
      <Crest name={tournament.name} size={44} />
      <span className={styles.text}>
        <b>{tournament.name}</b>
        <span className="pv-small pv-muted">
          {[dayRange(startsOn, endsOn, locale), city, t.teamsIn({ count: teams })]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      <Tag tone={isPublished ? 'positive' : 'neutral'}>{isPublished ? t.isPublic : t.draft}</Tag>
    </Link>
  )
}
