import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { longDay, timeAt } from '#shared/dates.ts'
import * as t from '#texts/matches.ts'
import { TeamCrest } from '#shared/team-crest.tsx'
import { Countdown } from './countdown.tsx'
import styles from './upcoming.module.css'
import words from './words.module.css'

type UpcomingProps = {
  readonly card: MatchCard
  readonly locale: string
  /** What is already known, such as the toss; may be empty. */
  readonly sentence: string
}

/** The two sides and the start time, before there is a score. */
export function Upcoming({ card, locale, sentence }: UpcomingProps) {
  const [one, other] = card.sides
  return (
    <div className={styles.upcoming}>
      <p className={styles.team}>
        <TeamCrest team={one} size={84} />
        {one.name}
      </p>
      <div className={classes(words.words, styles.when)}>
        <p className={classes('pv-display', words.equation)}>{whenText(card, locale)}</p>
        {card.startsAt !== null && (
          <p className={styles.countdown}>
            <Countdown startsAt={card.startsAt} />
          </p>
        )}
        <p className="pv-board-caption">
          {[card.ground?.name, zoneText(card), sentence].filter(Boolean).join('. ')}
        </p>
      </div>
      <div className={styles.away}>
        <p className={styles.team}>
          <TeamCrest team={other} size={84} />
          {other.name}
        </p>
      </div>
    </div>
  )
}

function whenText({ startsOn, startsAt, ground }: MatchCard, locale: string): string {
  const day = longDay(startsOn, locale, startsOn.slice(0, 4))
  if (startsAt === null || ground === null) return day
  return `${day}, ${timeAt(startsAt, { locale, timeZone: ground.timeZone })}`
}

const zoneText = ({ startsAt, ground }: MatchCard) =>
  startsAt !== null &&
  ground !== null &&
  (ground.city === ''
    ? t.timeInZone({ zone: ground.timeZone.replaceAll('_', ' ') })
    : t.cityTime({ city: ground.city }))
