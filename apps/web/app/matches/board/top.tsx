import type { MatchCard } from '@pavilion/contract/match-card.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { LiveTag } from '@pavilion/kit/scoreboard/live-tag.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Link } from 'react-router'
import { groundAddress, tournamentAddress } from '#shared/addresses.ts'
import { figure } from '#shared/figures.ts'
import { placeText } from '../place.ts'
import styles from './top.module.css'

type TopProps = {
  readonly card: MatchCard
  readonly status: MatchCard['status']
  /** "Margalla Markhors won the toss and batted" */
  readonly toss: string
  readonly watchers: number
}

/** Over the score: whether it is live, the competition, the place, how many watch. */
export function BoardTop({ card, status, toss, watchers }: TopProps) {
  return (
    <div className={styles.top}>
      {status === 'live' && <LiveTag />}
      <Competition card={card} />
      <span className={classes('pv-board-caption', styles.place)}>
        {card.ground && <Link to={groundAddress(card.ground)}>{placeText(card.ground)}</Link>}
        {card.ground && '. '}
        {[card.formatName, toss].filter(Boolean).map((part) => `${part}. `)}
      </span>
      {status === 'live' && watchers > 0 && (
        <span className={classes('pv-board-caption', styles.watchers)}>
          <Icon name="eye" size={16} />
          {figure(watchers)} watching
        </span>
      )}
    </div>
  )
}

function Competition({ card }: { readonly card: MatchCard }) {
  const { tournament } = card
  if (tournament === null) return null
  const which = [
    card.stage,
    card.group && `group ${card.group}`,
    card.matchNumber && `match ${card.matchNumber}`,
  ]
  return (
    <span className="pv-board-caption">
      <Link to={tournamentAddress(tournament)}>{tournament.name}</Link>
      {which.filter(Boolean).map((part) => `, ${part}`)}
    </span>
  )
}
