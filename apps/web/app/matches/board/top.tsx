import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { LiveTag } from '@pavilion/kit/cricket/scoreboard/live-tag.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { lazyIsland } from '@pavilion/kit/islands/island.tsx'
import { Link } from 'react-router'
import { groundAddress, tournamentAddress } from '#shared/addresses.ts'
import { dayRange, longDay } from '#shared/dates.ts'
import { Follow } from '#shared/follow.ts'
import * as t from '#texts/matches.ts'
import { sidesText } from '../sides-text.ts'
import { placeText } from '../place.ts'
import { ScoreLink } from './score-link.tsx'
import styles from './top.module.css'

const Score = lazyIsland(import.meta.env.SSR ? ScoreLink : undefined, () =>
  import('./score-link.tsx').then((module) => module.ScoreLink),
)

type TopProps = {
  readonly card: MatchCard
  readonly status: MatchCard['status']
  /** "Margalla Markhors won the toss and batted" */
  readonly toss: string
  readonly watchers: number
  readonly locale: string
}

/** The line above the score: status, competition, place and watchers. */
export function BoardTop({ card, status, toss, watchers, locale }: TopProps) {
  return (
    <div className={styles.top}>
      {status === 'live' && <LiveTag />}
      <Competition card={card} />
      <span className={classes('pv-board-caption', card.tournament !== null && styles.place)}>
        {card.ground && <Link to={groundAddress(card.ground)}>{placeText(card.ground)}</Link>}
        {card.ground && '. '}
        <span className={styles.more}>
          {[formatText(card), toss].filter(Boolean).map((part) => `${part}. `)}
        </span>
      </span>
      <div className={styles.end}>
        {isOver(status) && (
          <time className="pv-board-caption" dateTime={card.startsOn}>
            {daysText(card, locale)}
          </time>
        )}
        {status === 'live' && watchers > 0 && (
          <span className={classes('pv-board-caption', styles.watchers)}>
            <Icon name="eye" size={16} />
            {t.watching({ watchers })}
          </span>
        )}
        <Score
          matchId={card.id}
          isOver={isOver(status)}
          isUpcoming={!isOver(status) && card.innings.length === 0}
        />
        <Follow kind="match" thing={{ id: card.id, name: sidesText(card) }} />
      </div>
    </div>
  )
}

const isOver = (status: MatchCard['status']) => status === 'complete' || status === 'abandoned'

const daysText = ({ startsOn, endsOn }: MatchCard, locale: string) =>
  startsOn === endsOn ? longDay(startsOn, locale) : dayRange(startsOn, endsOn, locale)

/** "T20I", "T20I, women" */
const formatText = ({ formatName, gender }: MatchCard) =>
  `${formatName}${{ male: '', female: t.women, mixed: t.mixed }[gender]}`

function Competition({ card }: { readonly card: MatchCard }) {
  const { tournament } = card
  if (tournament === null) return null
  const which = [
    card.stage,
    card.group && t.groupName({ group: card.group }),
    card.matchNumber && t.matchName({ number: card.matchNumber }),
  ]
  return (
    <span className="pv-board-caption">
      <Link to={tournamentAddress(tournament)}>{tournament.name}</Link>
      {which.filter(Boolean).map((part) => `, ${part}`)}
    </span>
  )
}
