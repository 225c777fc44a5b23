import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { useState } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/scoring.ts'
import { Choices } from '../pad/choices.tsx'
import { Sheet } from '../pad/sheet.tsx'
import styles from '../pad/sheet.module.css'
import type { Pad } from '../pad/use-pad.ts'
import { candidatesOf } from './player-of-match.ts'

type PlayerOfMatchSheetProps = { readonly state: MatchState; readonly pad: Pad }

/** Who is player of the match; what is pressed again is taken back. */
export function PlayerOfMatchSheet({ state, pad }: PlayerOfMatchSheetProps) {
  const [player, choose] = useState<string | null>(state.playerOfMatch?.players[0] ?? null)
  const record = () => {
    if (player !== null) void pad.record(() => [{ type: 'player-of-match', players: [player] }])
  }
  return (
    <Sheet title={t.playerOfTheMatch} onClose={() => pad.close('player-of-match')}>
      {candidatesOf(state).map(({ side, choices }) => (
        <section key={side}>
          <h3 className={styles.label}>{side}</h3>
          <Choices
            label={side}
            choices={choices}
            chosen={player}
            onChoose={(id) => choose(id === player ? null : id)}
          />
        </section>
      ))}
      <div className={styles.actions}>
        <button type="button" onClick={() => pad.close('player-of-match')}>
          {common.cancel}
        </button>
        <button
          type="button"
          className={styles.confirm}
          aria-disabled={player === null || undefined}
          onClick={record}
        >
          {t.recordTheChoice}
        </button>
      </div>
    </Sheet>
  )
}
