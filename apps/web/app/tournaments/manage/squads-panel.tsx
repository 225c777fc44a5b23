import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { EmptyState, ErrorState } from '@pavilion/kit/states.tsx'
import { Link } from 'react-router'
import { toasts } from '#state/toasts.ts'
import { Unsaved } from '#shared/unsaved.tsx'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/tournaments.ts'
import { TeamCrest } from '#shared/team-crest.tsx'
import { BreachList } from './breach-list.tsx'
import styles from './console.module.css'
import type { Managed, PanelProps } from './tournament-calls.ts'
import { listSquads } from './squad-calls.ts'
import type { Audit } from './squad-calls.ts'
import { SquadRulesForm } from './squad-rules-form.tsx'
import { saveTournament } from './tournament-calls.ts'
import { useFields } from './use-fields.ts'

/** Who may play, who does, and what breaks the rules. */
export function SquadsPanel({ managed, onChanged }: PanelProps) {
  const { answer, again } = useQueryAnswer({
    key: ['tournament-squads', managed.tournament.id, managed.revision],
    call: () => listSquads(managed.tournament.id),
    keep: false,
  })
  return (
    <div className={styles.parts}>
      <div className={styles.stack}>
        {answer === undefined ? (
          <Skeleton height="240px" />
        ) : answer.ok ? (
          <>
            <Squads squads={answer.data.data.squads} />
            <AuditPanel lines={answer.data.data.lines} />
          </>
        ) : (
          <ErrorState level={2} action={<Button onClick={again}>{t.tryAgain}</Button>}>
            {answer.message}
          </ErrorState>
        )}
      </div>
      <RulesPanel
        key={managed.revision}
        managed={managed}
        onChanged={(now) => {
          onChanged(now)
          void again()
        }}
      />
    </div>
  )
}

function Squads({ squads }: Pick<Audit, 'squads'>) {
  return (
    <Panel level={2} title={t.squads}>
      {squads.length === 0 ? (
        <EmptyState title={t.noTeamsYet}>{t.squadsFollowTheTeams}</EmptyState>
      ) : (
        <ul className={styles.list}>
          {squads.map(({ entryId, team, players }) => (
            <li key={entryId}>
              <TeamCrest team={team} size={36} />
              <span className={styles.text}>
                <b>{team.name}</b>
                <span className="pv-small pv-muted">{t.playersIn({ count: players })}</span>
              </span>
              <Link
                className={buttonClasses({ variant: 'outline', size: 'small' })}
                to={`/manage/tournaments/squads/${entryId}`}
                aria-label={t.squadOf({ name: team.name })}
              >
                {t.squad}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function AuditPanel({ lines }: Pick<Audit, 'lines'>) {
  return (
    <Panel level={2} title={t.audit}>
      {lines.length === 0 ? (
        <p className="pv-small">{t.nothingBreaksTheRules}</p>
      ) : (
        <BreachList
          lines={lines.map(({ team, match, ...breach }) => ({
            ...breach,
            where:
              match === null ? (
                team?.name
              ) : (
                <Link className="pv-link" to={`/match-central/matches/${match.id}`}>
                  {t.versus({ home: match.home, away: match.away })}
                </Link>
              ),
          }))}
        />
      )}
    </Panel>
  )
}

function RulesPanel({ managed, onChanged }: PanelProps) {
  const { tournament, revision, timeZone } = managed
  const form = useFields(managed.fields, async (fields) => {
    const answer = await saveTournament({ tournamentId: tournament.id, revision, fields })
    if (!answer.ok) return answer
    toasts.add('success', answer.data.message)
    onChanged(answer.data.data satisfies Managed)
    return undefined
  })
  return (
    <Panel level={2} title={t.whoMayPlay}>
      <SquadRulesForm
        form={form}
        action={t.saveTheSquadRules}
        timeZone={timeZone}
        onSubmit={form.submit}
      />
      <p className={styles.further}>
        <Link
          className={buttonClasses({ variant: 'outline' })}
          to={`/manage/tournaments/${tournament.id}/directive`}
        >
          {t.bowlingDirective}
        </Link>
      </p>
      <Unsaved isChanged={form.isChanged} />
    </Panel>
  )
}
