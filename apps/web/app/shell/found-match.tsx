import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { ScoreLine } from '@pavilion/kit/cricket/scoreboard/score-line.tsx'
import { MatchDay, MatchState } from '#shared/match-state.tsx'
import { placeOf, scoreSides, stateOfPlay } from '#shared/score-of.ts'
import styles from './found-match.module.css'

/** A match among the results: its state, both scores and how it stands. */
export function FoundMatch({ card }: { readonly card: MatchCard }) {
  return (
    <span className={styles.match}>
      <span className={styles.state}>
        <MatchState card={card} />
        <span>
          {card.tournament?.name ?? card.formatName}, <MatchDay card={card} />
        </span>
      </span>
      <ScoreLine sides={scoreSides(card)} />
      <span className={styles.sentence}>{stateOfPlay(card) || placeOf(card)}</span>
    </span>
  )
}
