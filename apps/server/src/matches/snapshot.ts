import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { boardOf } from '@pavilion/cricket/views/board.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'

/** The live stream's snapshot. Its seq is the log's; the card may be slightly older. */
export const snapshotJson = (card: MatchCard, state: MatchState): string =>
  JSON.stringify({ seq: state.seq, card, board: boardOf(state) })
