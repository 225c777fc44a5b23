import { Panel } from '@pavilion/kit/panel.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { Tag, type TagTone } from '@pavilion/kit/tag.tsx'
import { useState } from 'react'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/tournaments.ts'
import { AddTeams } from './add-teams.tsx'
import styles from './console.module.css'
import { CopyLink } from './copy-link.tsx'
import type { Entry, PanelProps } from './tournament-calls.ts'
import { EntryActions } from './entry-actions.tsx'
import { EntryFeeActions } from './entry-fee-actions.tsx'
import { EntryFeePanel } from './entry-fee-form.tsx'
import { EntryFeeSums } from './entry-fee-sums.tsx'
import { duesText, feeTags } from './entry-fee-text.ts'
import { EntryPanel } from './entry-panel.tsx'
import { GroupsPanel } from './groups-panel.tsx'
import { SeedsPanel } from './seeds-panel.tsx'
import { DownloadFile } from './download-file.tsx'
import { entriesFile, inviteTeam } from './tournament-calls.ts'
import { TeamCrest } from '#shared/team-crest.tsx'

/** Who plays: teams added by the organiser, those that entered themselves, and the groups. */
export function TeamsPanel({ managed, onChanged }: PanelProps) {
  const { entries, tournament } = managed
  return (
    <div className={styles.parts}>
      <div className={styles.stack}>
        <Panel level={2} title={t.teams} note={t.teamsIn({ count: playing(entries).length })}>
          {entries.length === 0 ? (
            <EmptyState title={t.noTeamsYet}>{t.addThemOrOpenEntry}</EmptyState>
          ) : (
            <div className={styles.stack}>
              <EntryFeeSums managed={managed} />
              <Entries managed={managed} onChanged={onChanged} />
              <div>
                <DownloadFile
                  label={t.downloadEntries}
                  name={`${tournament.slug}-entries.csv`}
                  read={() => entriesFile(tournament.id)}
                />
              </div>
            </div>
          )}
        </Panel>
        <GroupsPanel key={keyOf(entries)} managed={managed} onChanged={onChanged} />
        <SeedsPanel key={`${keyOf(entries)} seeds`} managed={managed} onChanged={onChanged} />
      </div>
      <div className={styles.stack}>
        <AddTeams managed={managed} onChanged={onChanged} />
        <EntryPanel managed={managed} onChanged={onChanged} />
        <EntryFeePanel managed={managed} onChanged={onChanged} />
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
            <EntryText entry={entry} />
            {entry.fee !== null && (
              <EntryFeeActions
                entry={entry}
                dues={entry.fee}
                managed={managed}
                onChanged={onChanged}
              />
            )}
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

/** The team, how it stands in the tournament, and its fee. */
function EntryText({ entry: { team, status, group, manager, fee } }: { readonly entry: Entry }) {
  const tag = fee === null ? undefined : feeTags[fee.standing]
  const said = [
    group === null ? '' : t.groupName({ name: group }),
    manager === null ? '' : t.answeredForBy({ name: manager }),
  ]
  return (
    <>
      <TeamCrest team={team} size={36} />
      <span className={styles.text}>
        <b>{team.name}</b>
        <span className="pv-small pv-muted">{said.filter(Boolean).join(', ')}</span>
        {fee !== null && <span className="pv-small pv-muted">{duesText(fee)}</span>}
      </span>
      <Tag tone={tones[status]}>{words[status]}</Tag>
      {tag && <Tag tone={tag.tone}>{tag.says}</Tag>}
    </>
  )
}
