import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { Hide } from '#privacy/minors.ts'
import { hiddenMatch } from './public-match.ts'
import { boardOf } from '@pavilion/cricket/views/board.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'

/** The live stream's snapshot, which `hide` makes fit for the public. Its seq is the log's; the card may be slightly older. */
export const snapshotJson = (card: MatchCard, state: MatchState, hide: Hide): string =>
  snapshotOf(state, hide)(card)

/** As `snapshotJson`, in two steps: most of the work is done before the card is known. */
export function snapshotOf(state: MatchState, hide: Hide): (card: MatchCard) => string {
  const { seq } = state
  const board = boardOf(hiddenMatch(state, hide))
  const json = hide(board) === board ? JSON.stringify(board) : null
  return (card) =>
    json !== null && hide(card) === card
      ? `{"seq":${seq},"card":${JSON.stringify(card)},"board":${json}}`
      : JSON.stringify(hide({ seq, card, board }))
}
