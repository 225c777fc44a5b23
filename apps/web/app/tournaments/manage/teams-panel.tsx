import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { Tag, type TagTone } from '@pavilion/kit/tag.tsx'
import { useState } from 'react'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/tournaments.ts'
import { AddTeams } from './add-teams.tsx'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import { CopyLink } from './copy-link.tsx'
import type { PanelProps } from './details-panel.tsx'
import { EntryPanel } from './entry-panel.tsx'
import { GroupsPanel } from './groups-panel.tsx'
import { SeedsPanel } from './seeds-panel.tsx'
import { answerEntry, inviteTeam, removeEntry } from './tournament-calls.ts'
import type { Entry } from './tournament-calls.ts'
import { useManagedChange } from './use-managed-change.ts'
import { TeamCrest } from '#shared/team-crest.tsx'

/** Who plays: teams added by the organiser, those that entered themselves, and the groups. */
export function TeamsPanel({ managed, onChanged }: PanelProps) {
  const { entries } = managed
  return (
    <div className={styles.parts}>
      <div className={styles.stack}>
        <Panel level={2} title={t.teams} note={t.teamsIn({ count: playing(entries).length })}>
          {entries.length === 0 ? (
            <EmptyState title={t.noTeamsYet}>{t.addThemOrOpenEntry}</EmptyState>
          ) : (
            <Entries managed={managed} onChanged={onChanged} />
          )}
        </Panel>
        <GroupsPanel key={keyOf(entries)} managed={managed} onChanged={onChanged} />
        <SeedsPanel key={`${keyOf(entries)} seeds`} managed={managed} onChanged={onChanged} />
      </div>
      <div className={styles.stack}>
        <AddTeams managed={managed} onChanged={onChanged} />
        <EntryPanel managed={managed} onChanged={onChanged} />
      </div>
    </div>
  )
}

const playing = (entries: readonly Entry[]) => entries.filter(({ status }) => status === 'accepted')

const keyOf = (entries: readonly Entry[]) =>
  entries.map(({ id, group, status }) => `${id} ${group} ${status}`).join()

const words = {
  invited: t.invited,
  requested: t.wantsToPlay,
  accepted: t.plays,
  declined: t.declined,
  withdrawn: t.withdrawn,
} as const

const tones: Readonly<Record<Entry['status'], TagTone>> = {
  invited: 'info',
  requested: 'warning',
  accepted: 'positive',
  declined: 'neutral',
  withdrawn: 'cherry',
}

function Entries({ managed, onChanged }: PanelProps) {
  const [link, setLink] = useState<{ readonly path: string; readonly name: string }>()
  const tournamentId = managed.tournament.id
  const invite = async ({ id: entryId, team }: Entry) => {
    const answer = await inviteTeam({ tournamentId, entryId })
    if (!answer.ok) return toasts.add('error', answer.message)
    return setLink({ path: answer.data.data.path, name: team.name })
  }
  return (
    <>
      {link !== undefined && (
        <CopyLink key={link.path} path={link.path} says={t.linkForTheTeam({ name: link.name })} />
      )}
      <ul className={styles.list}>
        {managed.entries.map((entry) => (
          <li key={entry.id}>
            <TeamCrest team={entry.team} size={36} />
            <span className={styles.text}>
              <b>{entry.team.name}</b>
              <span className="pv-small pv-muted">
                {[
                  entry.group === null ? '' : t.groupName({ name: entry.group }),
                  entry.manager === null ? '' : t.answeredForBy({ name: entry.manager }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            <Tag tone={tones[entry.status]}>{words[entry.status]}</Tag>
            <EntryActions
              entry={entry}
              managed={managed}
              onChanged={onChanged}
              onInvite={() => void invite(entry)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

type ActionsProps = PanelProps & { readonly entry: Entry; readonly onInvite: () => void }

const answers = {
  invited: ['declined'],
  requested: ['accepted', 'declined'],
  accepted: ['withdrawn'],
  declined: ['accepted'],
  withdrawn: ['accepted'],
} as const satisfies Record<Entry['status'], readonly Entry['status'][]>

const verbs = { accepted: t.accept, declined: t.decline, withdrawn: t.withdraw } as const

function EntryActions({ entry, managed, onChanged, onInvite }: ActionsProps) {
  const { busy, change } = useManagedChange({ managed, onChanged })
  const tournamentId = managed.tournament.id
  const { id: entryId, team, status } = entry
  return (
    <span className={shared.actions}>
      {answers[status].map((to) => (
        <Button
          key={to}
          size="small"
          variant={to === 'accepted' ? 'outline' : 'quiet'}
          busy={busy === to}
          aria-label={`${verbs[to]}: ${team.name}`}
          onClick={() =>
            void change(to, () => answerEntry({ tournamentId, entryId, from: status, status: to }))
          }
        >
          {verbs[to]}
        </Button>
      ))}
      {(status === 'invited' || status === 'accepted') && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t.inviteManagerOf({ name: team.name })}
          onClick={onInvite}
        >
          {t.link}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        busy={busy === 'remove'}
        aria-label={t.removeName({ name: team.name })}
        onClick={() => void change('remove', () => removeEntry({ tournamentId, entryId }))}
      >
        {t.remove}
      </Button>
    </span>
  )
}
