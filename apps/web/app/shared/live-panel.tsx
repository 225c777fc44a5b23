import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { useLiveCard } from './live-scores.tsx'
import { ScorePanel } from './score-panel.tsx'

/** A match as a scoreboard that updates itself while it is live. */
export function LivePanel({ card }: { readonly card: MatchCard }) {
  return <ScorePanel card={useLiveCard(card)} />
}
