import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { instantOf, wallClock } from '#shared/zoned-time.ts'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import { type EntryMode, entryMeanings, entryModeOf, openingOf } from './entry-modes.ts'
import type { PanelProps } from './tournament-calls.ts'
import { openEntry } from './tournament-calls.ts'
import { useManagedChange } from './use-managed-change.ts'

/** Lets teams enter themselves, all of them or those with a PIN, or only those that are invited. */
export function EntryPanel({ managed, onChanged }: PanelProps) {
  const { entry, timeZone, tournament, isPublished } = managed
  const [wall, setWall] = useState(
    entry.deadline === null ? '' : wallClock(entry.deadline, timeZone),
  )
  const [problem, setProblem] = useState<string>()
  const { busy, change } = useManagedChange({ managed, onChanged })
  const mode = entryModeOf(entry)
  const set = (to: EntryMode) => {
    const deadline = wall === '' ? null : instantOf(wall, timeZone)
    if (deadline === undefined) return setProblem(t.notATime)
    setProblem(undefined)
    const from = { ...openingOf(mode), deadline: entry.deadline }
    const asked = { tournamentId: tournament.id, from, ...openingOf(to), deadline }
    return void change(to, () => openEntry(asked))
  }
  return (
    <Panel level={2} title={t.openEntry}>
      <div className={shared.form}>
        <p className="pv-small">{entryMeanings[mode]}</p>
        {!isPublished && <p className="pv-small">{t.publishToOpenEntry}</p>}
        {mode !== 'invitation' && <EntryPage id={tournament.id} pin={entry.pin} />}
        <TextField
          label={t.deadline}
          type="datetime-local"
          help={t.mayBeEmpty}
          value={wall}
          error={problem}
          onChange={({ target }) => setWall(target.value)}
        />
        <Choices mode={mode} busy={busy} onSet={set} />
      </div>
    </Panel>
  )
}

type EntryPageProps = { readonly id: string; readonly pin: string | null }

/** Where teams enter, and with what. */
const EntryPage = ({ id, pin }: EntryPageProps) => (
  <p className={styles.box}>
    <span className="pv-small">{pin === null ? t.pageOfEntries : t.pinForTeams}</span>
    {pin !== null && <b className={styles.pin}>{pin}</b>}
    <span className="pv-small">{`${location.origin}/manage/tournaments/${id}/enter`}</span>
  </p>
)

type ChoicesProps = {
  readonly mode: EntryMode
  readonly busy: string | undefined
  readonly onSet: (mode: EntryMode) => void
}

const Choices = ({ mode, busy, onSet }: ChoicesProps) => (
  <div className={shared.actions}>
    <Button variant="outline" busy={busy === 'pin'} onClick={() => onSet('pin')}>
      {mode === 'pin' ? t.saveTheDeadline : t.openWithAPin}
    </Button>
    <Button variant="outline" busy={busy === 'all'} onClick={() => onSet('all')}>
      {mode === 'all' ? t.saveTheDeadline : t.openToAll}
    </Button>
    {mode !== 'invitation' && (
      <Button variant="quiet" busy={busy === 'invitation'} onClick={() => onSet('invitation')}>
        {t.closeEntry}
      </Button>
    )}
  </div>
)
