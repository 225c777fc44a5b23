import type { MatchCard } from '@pavilion/contract/match-card.ts'
import { boardOf } from '@pavilion/cricket/board.ts'
import type { MatchState } from '@pavilion/cricket/state.ts'

/** What the live stream's snapshot holds. Its seq is the log's: the card may be a moment older. */
export const snapshotJson = (card: MatchCard, state: MatchState): string =>
  JSON.stringify({ seq: state.seq, card, board: boardOf(state) })
