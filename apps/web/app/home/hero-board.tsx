import type { Board } from '@pavilion/cricket/board.ts'
import type { MatchCard } from '@pavilion/contract/match-card.ts'
import { Crest } from '@pavilion/kit/art/crest.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { LiveTag } from '@pavilion/kit/scoreboard/live-tag.tsx'
import { Seam } from '@pavilion/kit/scoreboard/seam.tsx'
import { Tins } from '@pavilion/kit/scoreboard/tins.tsx'
import { Link } from 'react-router'
import { matchAddress } from '#shared/addresses.ts'
import { boardLine } from '#shared/board-line.ts'
import { figure, rate } from '#shared/figures.ts'
import {
  latestInnings,
  placeInTournament,
  scoreText,
  seamWords,
  stitchesOf,
} from '#shared/score-of.ts'
import styles from './hero-board.module.css'
import { HeroFoot } from './hero-foot.tsx'
import type { Hero } from './load-home.ts'
import { useBoard } from './use-board.ts'

/** The scoreboard of the match that is played now; it turns over by itself. */
export function HeroBoard({ match }: { readonly match: Hero }) {
  const { card, board } = useBoard(match)
  return (
    <Link className={classes('pv-board', styles.board)} to={matchAddress(card)}>
      <Top card={card} />
      <Score card={card} />
      <span className={styles.need}>
        <b>{card.status === 'live' ? boardLine(board) : card.sentence}</b>
        <span className="pv-board-caption">{rates(board)}</span>
      </span>
      {card.seam !== '' && (
        <Seam
          stitches={stitchesOf(card.seam)}
          total={card.ballsAllotted ?? undefined}
          label={seamWords(card)}
        />
      )}
      <HeroFoot board={board} />
    </Link>
  )
}

function Top({ card }: { readonly card: MatchCard }) {
  const place = [placeInTournament(card).toLowerCase(), card.ground && `at ${card.ground.name}`]
  const where = [card.tournament?.name ?? card.formatName, place.filter(Boolean).join(' ')]
  return (
    <span className={styles.top}>
      {card.status === 'live' && <LiveTag />}
      <span className="pv-board-caption pv-truncate">{where.filter(Boolean).join(', ')}</span>
      {card.status === 'live' && card.watchers > 0 && (
        <span className={classes('pv-board-caption', styles.watching)}>
          <Icon name="eye" size={16} />
          {figure(card.watchers)} watching
        </span>
      )}
    </span>
  )
}

function Score({ card }: { readonly card: MatchCard }) {
  const innings = latestInnings(card)
  const team = card.sides[innings?.side === 1 ? 1 : 0]
  return (
    <span className={styles.main}>
      <span className={styles.team}>
        <Crest name={team.name} code={team.shortName ?? undefined} size={52} />
        <span>
          <b>{team.name}</b>
          <span className="pv-board-caption">{other(card)}</span>
        </span>
      </span>
      {innings && (
        <span className={styles.numbers}>
          <span className={styles.runs}>
            <Tins value={scoreText(innings)} label={`${innings.runs} for ${innings.wickets}`} />
          </span>
          <span className={styles.overs}>
            <span className="pv-board-caption">Overs</span>
            <Tins value={innings.overs} label={`${innings.overs} overs`} />
          </span>
        </span>
      )}
    </span>
  )
}

/** "chasing 188 set by Markhors", or against whom. */
function other({ sides, innings }: MatchCard): string {
  const last = innings.at(-1)
  const opponent = sides[last?.side === 1 ? 0 : 1]
  const first = innings.at(-2)
  return innings.length === 2 && first && last && first.side !== last.side
    ? `chasing ${first.runs + 1} set by ${opponent.name}`
    : `against ${opponent.name}`
}

/** "Run rate 9.26, required 9.86", or with what the two at the wicket have put on. */
function rates({ runRate, requiredRate, partnership, status }: Board): string {
  const stand = status === 'live' && requiredRate === null && partnership?.unbroken && partnership
  const parts = [
    runRate !== null && `Run rate ${rate(runRate)}`,
    requiredRate !== null && `required ${rate(requiredRate)}`,
    stand && `stand ${stand.runs} from ${stand.balls}`,
  ]
  return parts.filter(Boolean).join(', ')
}
