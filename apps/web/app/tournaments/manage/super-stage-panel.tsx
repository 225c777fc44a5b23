import { Button } from '@pavilion/kit/button.tsx'
import { FoldingPanel } from '@pavilion/kit/folding-panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import * as t from '#texts/tournaments.ts'
import styles from './console.module.css'
import { setSuperStage } from './fixture-calls.ts'
import type { ProgrammeProps } from './fixture-calls.ts'
import { useProgrammeChange } from './use-programme-change.ts'

const MOST_PLACES = 8
const USUAL_PLACES = 3

/** Sets the stage between groups and knock-out. Only where there are groups. */
export function SuperStagePanel({ managed, programme, again }: ProgrammeProps) {
  const { superPlaces, stagesBasis: basis } = programme
  const [places, setPlaces] = useState(String(superPlaces ?? USUAL_PLACES))
  const { busy, change } = useProgrammeChange(again)
  const accepted = managed.entries.filter(({ status }) => status === 'accepted')
  const groups = new Set(accepted.map(({ group }) => group)).size
  if (groups < 2) return null
  const tournamentId = managed.tournament.id
  const set = (wanted: number | null) =>
    change(wanted === null ? 'drop' : 'set', () =>
      setSuperStage({ tournamentId, places: wanted, basis }),
    )
  return (
    <FoldingPanel title={t.superStage}>
      <div className={shared.form}>
        <p className="pv-small">{t.howTheSuperStageWorks}</p>
        <div className={styles.numbers}>
          <TextField
            label={t.intoTheSuperStage}
            type="number"
            min={1}
            max={MOST_PLACES}
            value={places}
            onChange={({ target }) => setPlaces(target.value)}
          />
        </div>
        <div className={shared.actions}>
          <Button variant="outline" busy={busy === 'set'} onClick={() => void set(Number(places))}>
            {t.setTheSuperStage}
          </Button>
          {superPlaces !== null && (
            <Button variant="quiet" busy={busy === 'drop'} onClick={() => void set(null)}>
              {t.dropTheSuperStage}
            </Button>
          )}
        </div>
      </div>
    </FoldingPanel>
  )
}
