import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { instantOf, wallClock } from '#shared/zoned-time.ts'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import type { PanelProps } from './tournament-calls.ts'
import { openEntry } from './tournament-calls.ts'
import { useManagedChange } from './use-managed-change.ts'

/** Lets teams enter themselves with a PIN. */
export function EntryPanel({ managed, onChanged }: PanelProps) {
  const { entry, timeZone, tournament, isPublished } = managed
  const [wall, setWall] = useState(
    entry.deadline === null ? '' : wallClock(entry.deadline, timeZone),
  )
  const [problem, setProblem] = useState<string>()
  const { busy, change } = useManagedChange({ managed, onChanged })
  const set = (isOpen: boolean) => {
    const deadline = wall === '' ? null : instantOf(wall, timeZone)
    if (deadline === undefined) return setProblem(t.notATime)
    setProblem(undefined)
    const from = { isOpen: entry.pin !== null, deadline: entry.deadline }
    const asked = { tournamentId: tournament.id, from, isOpen, deadline }
    return void change(isOpen ? 'open' : 'close', () => openEntry(asked))
  }
  return (
    <Panel level={2} title={t.openEntry}>
      <div className={shared.form}>
        <p className="pv-small">{isPublished ? t.whatOpenEntryMeans : t.publishToOpenEntry}</p>
        {entry.pin !== null && (
          <p className={styles.box}>
            <span className="pv-small">{t.pinForTeams}</span>
            <b className={styles.pin}>{entry.pin}</b>
            <span className="pv-small">
              {`${location.origin}/manage/tournaments/${tournament.id}/enter`}
            </span>
          </p>
        )}
        <TextField
          label={t.deadline}
          type="datetime-local"
          help={t.mayBeEmpty}
          value={wall}
          error={problem}
          onChange={({ target }) => setWall(target.value)}
        />
        <div className={shared.actions}>
          <Button variant="outline" busy={busy === 'open'} onClick={() => set(true)}>
            {entry.pin === null ? t.openWithAPin : t.saveTheDeadline}
          </Button>
          {entry.pin !== null && (
            <Button variant="quiet" busy={busy === 'close'} onClick={() => set(false)}>
              {t.closeEntry}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  )
}
