import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { ScoreLine } from '@pavilion/kit/cricket/scoreboard/score-line.tsx'
import { Link } from 'react-router'
import { matchAddress } from './addresses.ts'
import { useLiveCard } from './live-scores.tsx'
import { MatchDay, MatchState } from './match-state.tsx'
import styles from './match-tile.module.css'
import { scoreSides, stateOfPlay } from './score-of.ts'

/** A match as a card in a ribbon. */
export function MatchTile({ card: given }: { readonly card: MatchCard }) {
  const card = useLiveCard(given)
  const where = [card.tournament?.name ?? card.formatName, card.ground?.city].filter(Boolean)
  return (
    <Link className={classes('pv-card', styles.tile)} to={matchAddress(card)}>
      <span className={styles.top}>
        <span className="pv-caption pv-truncate">{where.join(', ')}</span>
        <MatchState card={card} />
      </span>
      <ScoreLine sides={scoreSides(card)} />
      <span className={classes('pv-small pv-truncate', styles.sentence)}>
        {stateOfPlay(card) || <Awaited card={card} />}
      </span>
    </Link>
  )
}

/** Date and ground, before there is a score. */
function Awaited({ card }: { readonly card: MatchCard }) {
  return (
    <>
      <MatchDay card={card} />
      {card.ground && `, ${card.ground.name}`}
    </>
  )
}
