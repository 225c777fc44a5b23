import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { useState } from 'react'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import type { PanelProps } from './tournament-calls.ts'
import { InOrder } from './in-order.tsx'
import { setSeeds } from './tournament-calls.ts'
import { useManagedChange } from './use-managed-change.ts'

/** How the teams were ranked before the tournament, for rules that fall back on it. */
export function SeedsPanel({ managed, onChanged }: PanelProps) {
  const playing = managed.entries.filter(({ status }) => status === 'accepted')
  const ranked = playing.toSorted((one, other) => (one.seed ?? LAST) - (other.seed ?? LAST))
  const seeded = ranked.filter(({ seed }) => seed !== null).map(({ id }) => id)
  const [order, setOrder] = useState(() => ranked.map(({ id, team }) => ({ id, name: team.name })))
  const { busy, change } = useManagedChange({ managed, onChanged })
  if (playing.length < 2) return null
  const send = (name: string, entryIds: string[]) =>
    change(name, () => setSeeds({ tournamentId: managed.tournament.id, from: seeded, entryIds }))
  return (
    <Panel level={2} title={t.seeds}>
      <details className={styles.more}>
        <summary>{t.seedTheTeams}</summary>
        <div className={shared.form}>
          <p className="pv-small">{t.whatSeedsAre}</p>
          <InOrder things={order} onChange={setOrder} />
          <div className={shared.actions}>
            <Button
              variant="outline"
              busy={busy === 'save'}
              onClick={() =>
                void send(
                  'save',
                  order.map(({ id }) => id),
                )
              }
            >
              {t.saveSeeds}
            </Button>
            {seeded.length > 0 && (
              <Button
                variant="quiet"
                busy={busy === 'clear'}
                onClick={() => void send('clear', [])}
              >
                {t.clearSeeds}
              </Button>
            )}
          </div>
        </div>
      </details>
    </Panel>
  )
}

/** After all seeds. */
const LAST = 1000
