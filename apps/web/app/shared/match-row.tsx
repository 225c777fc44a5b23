import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { ScoreLine } from '@pavilion/kit/cricket/scoreboard/score-line.tsx'
import { Seam } from '@pavilion/kit/cricket/scoreboard/seam.tsx'
import { Link } from 'react-router'
import { matchAddress } from './addresses.ts'
import { useLiveCard } from './live-scores.tsx'
import styles from './match-row.module.css'
import { MatchDay, MatchState } from './match-state.tsx'
import {
  placeInTournament,
  placeOf,
  scoreSides,
  seamWords,
  stateOfPlay,
  stitchesOf,
} from './score-of.ts'

type MatchRowProps = {
  readonly card: MatchCard
  /** Shows the tournament, for lists that do not. */
  readonly withTournament?: boolean
  /** The heading of the group names the day. */
  readonly daySaid?: boolean
}

/** A match in a list, whose score updates while it is live. */
export function MatchRow({ card: given, withTournament = false, daySaid = false }: MatchRowProps) {
  const card = useLiveCard(given)
  return (
    <Link className={styles.row} to={matchAddress(card)}>
      <span className={styles.state}>
        <MatchState card={card} />
        <span className="pv-caption">{daySaid ? card.formatName : <MatchDay card={card} />}</span>
      </span>
      <ScoreLine sides={scoreSides(card)} />
      <Note card={card} withTournament={withTournament} />
    </Link>
  )
}

type NoteProps = { readonly card: MatchCard; readonly withTournament: boolean }

/** The match's sentence or place, and the seam of a live one. */
function Note({ card, withTournament }: NoteProps) {
  const isLive = card.status === 'live'
  return (
    <span className={styles.note}>
      <span className={classes(isLive && styles.now)}>{stateOfPlay(card) || placeOf(card)}</span>
      {isLive && card.seam !== '' && (
        <Seam
          stitches={stitchesOf(card.seam)}
          total={card.ballsAllotted ?? undefined}
          height={16}
          label={seamWords(card)}
        />
      )}
      <span className="pv-caption">{about(card, withTournament)}</span>
    </span>
  )
}

function about(card: MatchCard, withTournament: boolean): string {
  const tournament = withTournament ? card.tournament?.name : undefined
  const other = card.sentence === '' ? card.formatName : placeOf(card)
  return [tournament, placeInTournament(card), other].filter(Boolean).join(' · ')
}
