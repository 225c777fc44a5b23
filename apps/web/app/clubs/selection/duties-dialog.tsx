import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import * as t from '#texts/clubs.ts'
import { dutyNames } from '../duty-names.ts'
import type { DutyKind, PickedMatch } from './selection-calls.ts'
import styles from './selection.module.css'
import type { BoardState } from './use-board.ts'

type DutiesProps = {
  readonly match: PickedMatch
  readonly state: BoardState
  readonly onClose: () => void
}

const MOST = 2
const kinds: readonly DutyKind[] = ['scorer', 'umpire', 'teas', 'lifts', 'ground']

/** Which jobs a match needs done, and who has taken them. */
export function DutiesDialog({ match, state, onClose }: DutiesProps) {
  const [counts, setCounts] = useState(() =>
    Object.fromEntries(kinds.map((kind) => [kind, dutiesOf(match, kind).length])),
  )
  const change = (kind: DutyKind, by: number) =>
    setCounts({ ...counts, [kind]: Math.min(MOST, Math.max(0, (counts[kind] ?? 0) + by)) })
  const save = async () => {
    const wanted = kinds.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => kind))
    if (await state.setDuties(match.id, wanted)) onClose()
  }
  const nameOf = (playerId: string | null) =>
    state.board.players.find(({ id }) => id === playerId)?.name
  return (
    <Dialog open title={t.jobs} lead={t.whatJobsAre} onClose={onClose}>
      <ul className={shared.rows}>
        {kinds.map((kind) => (
          <li key={kind}>
            <span className={styles.who}>
              <b>{dutyNames[kind]}</b>
              <span className="pv-small pv-muted">
                {dutiesOf(match, kind)
                  .flatMap(({ playerId }) => nameOf(playerId) ?? [])
                  .join(', ')}
              </span>
            </span>
            <span className={shared.actions}>
              <IconButton
                icon="minus"
                label={t.fewer({ job: dutyNames[kind] })}
                onClick={() => change(kind, -1)}
              />
              <b aria-live="polite">{counts[kind]}</b>
              <IconButton
                icon="plus"
                label={t.more({ job: dutyNames[kind] })}
                onClick={() => change(kind, 1)}
              />
            </span>
          </li>
        ))}
      </ul>
      <Button size="large" wide busy={state.busy === match.id} onClick={() => void save()}>
        {t.saveEntry}
      </Button>
    </Dialog>
  )
}

const dutiesOf = ({ duties }: PickedMatch, kind: DutyKind) =>
  duties.filter((duty) => duty.kind === kind)
