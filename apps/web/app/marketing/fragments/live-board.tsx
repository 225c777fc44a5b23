import type { InningsScore, MatchCard } from '@pavilion/contract/match-card.ts'
import { Crest } from '@pavilion/kit/art/crest.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { LiveTag } from '@pavilion/kit/scoreboard/live-tag.tsx'
import { Seam } from '@pavilion/kit/scoreboard/seam.tsx'
import { Tins } from '@pavilion/kit/scoreboard/tins.tsx'
import { Link } from 'react-router'
import { matchAddress } from '#shared/addresses.ts'
import { useLiveCard } from '#shared/live-scores.tsx'
import {
  latestInnings,
  placeInTournament,
  scoreText,
  seamWords,
  sentenceOf,
  stitchesOf,
} from '#shared/score-of.ts'
import styles from './live-board.module.css'

/** The board of the match to look at first; while it is played it turns over by itself. */
export function LiveBoard({ card: given }: { readonly card: MatchCard }) {
  const card = useLiveCard(given)
  const innings = latestInnings(card)
  const team = card.sides[innings?.side === 1 ? 1 : 0]
  const other = card.sides[innings?.side === 1 ? 0 : 1]
  return (
    <Link className={classes('pv-board', styles.board)} to={matchAddress(card)}>
      <Place card={card} />
      <span className={styles.team}>
        <Crest name={team.name} code={team.shortName ?? undefined} size={48} />
        <span>
          <b>{team.name}</b>
          <span className="pv-board-caption">against {other.name}</span>
        </span>
      </span>
      {innings && <Numbers innings={innings} />}
      <b className={styles.sentence}>{sentenceOf(card)}</b>
      {card.seam !== '' && (
        <Seam
          stitches={stitchesOf(card.seam)}
          total={card.ballsAllotted ?? undefined}
          label={seamWords(card)}
        />
      )}
    </Link>
  )
}

function Place({ card }: { readonly card: MatchCard }) {
  const { tournament, formatName, ground } = card
  const place = [tournament?.name ?? formatName, placeInTournament(card), ground?.name]
  return (
    <span className={styles.top}>
      {card.status === 'live' && <LiveTag />}
      <span className="pv-board-caption pv-truncate">{place.filter(Boolean).join(', ')}</span>
      {card.isSample && <span className={classes('pv-board-caption', styles.sample)}>Sample</span>}
    </span>
  )
}

function Numbers({ innings }: { readonly innings: InningsScore }) {
  const { runs, wickets, overs } = innings
  return (
    <span className={styles.numbers}>
      <Tins
        value={scoreText(innings)}
        label={`${runs} for ${wickets}`}
        size="clamp(3.5rem, 9vw, 5.5rem)"
      />
      <span className={styles.overs}>
        <span className="pv-board-caption">Overs</span>
        <Tins value={overs} label={`${overs} overs`} size="1.9rem" />
      </span>
    </span>
  )
}
