import type { InningsScore, MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { lengthOf } from '@pavilion/cricket/text/length-text.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { LiveTag } from '@pavilion/kit/cricket/scoreboard/live-tag.tsx'
import { Seam } from '@pavilion/kit/cricket/scoreboard/seam.tsx'
import { ScoreTiles } from '@pavilion/kit/cricket/scoreboard/score-tiles.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as t from '#texts/common.ts'
import { matchAddress } from './addresses.ts'
import {
  latestInnings,
  placeInTournament,
  scoreText,
  seamWords,
  sentenceOf,
  stitchesOf,
} from './score-of.ts'
import styles from './score-panel.module.css'
import { TeamCrest } from './team-crest.tsx'

type ScorePanelProps = {
  readonly card: MatchCard
  /** The main sentence; the card's own by default. */
  readonly said?: string
  /** A small remark beside the sentence. */
  readonly aside?: string
  readonly className?: string | undefined
  /** Rendered below the seam. */
  readonly children?: ReactNode
}

/** A match as a scoreboard that links to its page. */
export function ScorePanel({ card, said, aside, className, children }: ScorePanelProps) {
  return (
    <Link className={classes('pv-board', styles.board, className)} to={matchAddress(card)}>
      <Top card={card} />
      <Score card={card} />
      <span className={styles.said}>
        <b>{said ?? sentenceOf(card)}</b>
        {aside && <span className="pv-board-caption">{aside}</span>}
      </span>
      {card.seam !== '' && (
        <Seam
          stitches={stitchesOf(card.seam)}
          total={card.ballsAllotted ?? undefined}
          label={seamWords(card)}
        />
      )}
      {children}
    </Link>
  )
}

/** Shows the watchers of a live match, and marks samples. */
function Top({ card }: Pick<ScorePanelProps, 'card'>) {
  const { status, watchers, tournament, formatName, ground, isSample } = card
  const place = [placeInTournament(card).toLowerCase(), ground && `at ${ground.name}`]
  const where = [tournament?.name ?? formatName, place.filter(Boolean).join(' ')]
  return (
    <span className={styles.top}>
      {status === 'live' && <LiveTag />}
      <span className="pv-board-caption pv-truncate">{where.filter(Boolean).join(', ')}</span>
      <span className={classes('pv-board-caption', styles.end)}>
        {status === 'live' && watchers > 0 && (
          <>
            <Icon name="eye" size={16} />
            {t.watching({ watchers })}
          </>
        )}
        {isSample && <span>{t.sample}</span>}
      </span>
    </span>
  )
}

function Score({ card }: Pick<ScorePanelProps, 'card'>) {
  const innings = latestInnings(card)
  const team = card.sides[innings?.side === 1 ? 1 : 0]
  return (
    <span className={styles.main}>
      <span className={styles.team}>
        <TeamCrest team={team} size={52} />
        <span>
          <b>{team.name}</b>
          <span className="pv-board-caption">{other(card)}</span>
        </span>
      </span>
      {innings && <Numbers innings={innings} card={card} />}
    </span>
  )
}

type NumbersProps = { readonly innings: InningsScore; readonly card: MatchCard }

function Numbers({ innings, card }: NumbersProps) {
  const length = lengthOf(innings, card)
  return (
    <span className={styles.numbers}>
      <span className={styles.runs}>
        <ScoreTiles
          value={scoreText(innings)}
          label={t.runsForWickets({ runs: innings.runs, wickets: innings.wickets })}
        />
      </span>
      <span className={styles.length}>
        <span className="pv-board-caption">{length.title}</span>
        <ScoreTiles value={length.figure} label={`${length.figure} ${length.unit}`} />
      </span>
    </span>
  )
}

/** "chasing 188 set by Markhors", or the opponent. */
function other({ sides, innings, status }: MatchCard): string {
  const last = innings.at(-1)
  const opponent = sides[last?.side === 1 ? 0 : 1]
  const first = innings.at(-2)
  return status === 'live' && innings.length === 2 && first && last && first.side !== last.side
    ? t.chasing({ target: first.runs + 1, team: opponent.name })
    : t.against({ team: opponent.name })
}
