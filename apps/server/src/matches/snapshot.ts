import type { MatchCard } from '@pavilion/contract/match-card.ts'
import { boardOf } from '@pavilion/cricket/board.ts'
import type { MatchState } from '@pavilion/cricket/state.ts'

/** The live stream's snapshot. Its seq is the log's; the card may be slightly older. */
export const snapshotJson = (card: MatchCard, state: MatchState): string =>
  JSON.stringify({ seq: state.seq, card, board: boardOf(state) })
