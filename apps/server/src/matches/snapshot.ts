import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { Hide } from '#privacy/minors.ts'
import { hiddenMatch } from './public-match.ts'
import { boardOf } from '@pavilion/cricket/views/board.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'

/** The live stream's snapshot, which `hide` makes fit for the public. Its seq is the log's; the card may be slightly older. */
export const snapshotJson = (card: MatchCard, state: MatchState, hide: Hide): string =>
  JSON.stringify(hide({ seq: state.seq, card, board: boardOf(hiddenMatch(state, hide)) }))
