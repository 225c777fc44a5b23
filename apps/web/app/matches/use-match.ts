import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { MatchInfo } from '@pavilion/contract/matches/match-info.ts'
import type { DayOfPlay } from '@pavilion/cricket/views/sessions.ts'
import type { MatchView } from '@pavilion/cricket/views/view.ts'
import { useOutletContext } from 'react-router'
import type { Folded } from './live/fold.ts'

/** What the match page passes to its tabs. */
export type MatchSight = {
  readonly card: MatchCard
  readonly info: MatchInfo
  /** Of a match of several days, as the server knew it. */
  readonly days: readonly DayOfPlay[]
  /** The current state: the server's, until this browser has folded further. */
  readonly view: MatchView
  /** Undefined until this browser folds the match itself. */
  readonly folded: Folded | undefined
  readonly overRules: OverRules
  readonly locale: string
}

export const useMatch = () => useOutletContext<MatchSight>()
