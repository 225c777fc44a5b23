import type { MatchCard } from '@pavilion/contract/match-card.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { ScoreLine } from '@pavilion/kit/scoreboard/score-line.tsx'
import { Seam } from '@pavilion/kit/scoreboard/seam.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { Link } from 'react-router'
import { matchAddress } from './addresses.ts'
import { useLiveCard } from './live-scores.tsx'
import styles from './match-row.module.css'
import { MatchDay, MatchState } from './match-state.tsx'
import { placeInTournament, scoreSides, seamWords, sentenceOf, stitchesOf } from './score-of.ts'

type MatchRowProps = {
  readonly card: MatchCard
  /** Says which tournament, where the list does not. */
  readonly withTournament?: boolean
}

/** A match in a list; while it is played its score changes by itself. */
export function MatchRow({ card: given, withTournament = false }: MatchRowProps) {
  const card = useLiveCard(given)
  return (
    <Link className={styles.row} to={matchAddress(card)}>
      <span className={styles.state}>
        <MatchState card={card} />
        <span className="pv-caption">
          <MatchDay card={card} />
        </span>
      </span>
      <ScoreLine sides={scoreSides(card)} />
      <span className={styles.note}>
        <span className={classes(card.status === 'live' && styles.now)}>{sentenceOf(card)}</span>
        {card.status === 'live' && card.seam !== '' && (
          <Seam
            stitches={stitchesOf(card.seam)}
            total={card.ballsAllotted ?? undefined}
            height={16}
            label={seamWords(card)}
          />
        )}
        <span className="pv-caption">{about(card, withTournament)}</span>
      </span>
      <span className={styles.tags}>{card.isSample && <Tag>Sample</Tag>}</span>
    </Link>
  )
}

function about(card: MatchCard, withTournament: boolean): string {
  const tournament = withTournament ? card.tournament?.name : undefined
  const ground = card.ground && [card.ground.name, card.ground.city].filter(Boolean).join(', ')
  return [tournament, placeInTournament(card), ground].filter(Boolean).join(' · ')
}
