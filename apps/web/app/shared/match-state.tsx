import type { MatchCard } from '@pavilion/contract/match-card.ts'
import { LiveTag } from '@pavilion/kit/scoreboard/live-tag.tsx'
import { useShell } from '#layout/use-shell.ts'
import { matchDay, shortDay, timeAt } from './dates.ts'
import styles from './match-state.module.css'

/** LIVE, when it begins (at the ground), or how it ended. */
export function MatchState({ card }: { readonly card: MatchCard }) {
  const locale = useShell()?.site.locale ?? 'en'
  switch (card.status) {
    case 'live':
      return <LiveTag />
    case 'upcoming':
      return <b className={styles.time}>{startOf(card, locale)}</b>
    case 'complete':
      return <b className={styles.over}>{card.winner === null ? 'Ended' : 'Result'}</b>
    case 'abandoned':
      return <b className={styles.over}>Abandoned</b>
  }
}

function startOf({ startsAt, startsOn, ground }: MatchCard, locale: string): string {
  return startsAt && ground
    ? timeAt(startsAt, { locale, timeZone: ground.timeZone })
    : shortDay(startsOn, locale, startsOn.slice(0, 4))
}

/** The day, where a list spans several. */
export function MatchDay({ card }: { readonly card: MatchCard }) {
  const locale = useShell()?.site.locale ?? 'en'
  return <time dateTime={card.startsOn}>{matchDay(card.startsOn, locale)}</time>
}
