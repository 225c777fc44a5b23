import { Panel } from '@pavilion/kit/panel.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/squad-page.ts'
import { useShell } from '#layout/use-shell.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { shortDay, timeAt, dayAt } from '#shared/dates.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import { BreachList } from './manage/breach-list.tsx'
import styles from './manage/console.module.css'
import { AddByText, AddFromClub } from './manage/squad-add.tsx'
import { showSquad } from './manage/squad-calls.ts'
import type { Squad } from './manage/squad-calls.ts'
import { SquadList } from './manage/squad-list.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  ownHead(shellOf(matches), {
    title: t.squad,
    description: t.whoPlaysForTheTeam,
    path: `/manage/tournaments/squads/${params.entryId}`,
  })

/** Names who plays for a team in a tournament; for the organiser and whoever answers for the team. */
export default function SquadPage({ params: { entryId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['tournament-squad', entryId],
    call: () => showSquad(entryId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(squad) => <Console key={squad.entryId} first={squad} />}
    </ConsoleFrame>
  )
}

function Console({ first }: { readonly first: Squad }) {
  const [squad, setSquad] = useState(first)
  const { players, breaches, candidates, isClosed } = squad
  return (
    <div className={`pv-page ${shared.page}`}>
      <Head squad={squad} />
      <div className={styles.parts}>
        <div className={styles.stack}>
          <Panel level={2} title={t.squad} note={t.playersIn({ count: players.length })}>
            {players.length === 0 ? (
              <EmptyState title={t.nobodyInTheSquad}>{t.pasteTheNames}</EmptyState>
            ) : (
              <SquadList squad={squad} onChanged={setSquad} />
            )}
          </Panel>
          {breaches.length > 0 && (
            <Panel level={2} title={t.audit}>
              <BreachList lines={breaches} />
            </Panel>
          )}
        </div>
        {!isClosed && (
          <div className={styles.stack}>
            <Panel level={2} title={t.addPlayers}>
              <AddByText squad={squad} onChanged={setSquad} />
            </Panel>
            {candidates.length > 0 && (
              <Panel level={2} title={t.fromYourClub}>
                <AddFromClub squad={squad} onChanged={setSquad} />
              </Panel>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

function Head({ squad }: { readonly squad: Squad }) {
  const locale = useShell()?.site.locale ?? 'en'
  const { tournament, team, isOrganiser, isClosed, rules, timeZone } = squad
  const { deadline } = rules
  return (
    <header className={shared.headText}>
      <Link
        className="pv-link pv-small"
        to={isOrganiser ? `/manage/tournaments/${tournament.id}?tab=squads` : '/manage/tournaments'}
      >
        {tournament.name}
      </Link>
      <h1 className="pv-title">{team.name}</h1>
      {isClosed ? (
        <p className="pv-small">{t.deadlineHasPassed}</p>
      ) : (
        deadline !== null && (
          <p className="pv-small">
            {t.changesUntil({
              time: `${shortDay(dayAt(deadline, timeZone), locale)}, ${timeAt(deadline, { locale, timeZone })}`,
            })}
          </p>
        )
      )}
    </header>
  )
}
