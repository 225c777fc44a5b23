import type { Entry } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { AppContext } from '#app-context.ts'
import type { Hide } from '#privacy/minors.ts'
import { cardOf } from './card.ts'
import type { UpdatedRow } from './record.queries.ts'
import { snapshotOf } from './snapshot.ts'

/** Publishes what was recorded, once the match's row is committed. */
export type Tell = (app: AppContext, row: UpdatedRow) => void

/** All of the news that does not need the row. */
export function newsOf(entries: readonly Entry[], state: MatchState, hide: Hide): Tell {
  const told = hide(entries).map(({ seq, fact }) => ({ seq, json: JSON.stringify(fact) }))
  const snapshot = snapshotOf(state, hide)
  return (app, row) => {
    const card = cardOf(app, row)
    app.live.publish(row.id, {
      entries: told,
      snapshot: snapshot(card),
      card: row.visibility === 'public' ? JSON.stringify(hide(card)) : null,
    })
  }
}
