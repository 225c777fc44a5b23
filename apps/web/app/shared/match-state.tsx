import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { LiveTag } from '@pavilion/kit/cricket/scoreboard/live-tag.tsx'
import { useServerDrawnText } from '@pavilion/kit/islands/server-drawn.tsx'
import { useShell } from '#layout/use-shell.ts'
import * as t from '#texts/common.ts'
import { matchDay, shortDay, timeAt } from './dates.ts'
import styles from './match-state.module.css'

/** LIVE, the start time in the ground's zone, or how the match ended. */
export function MatchState({ card }: { readonly card: MatchCard }) {
  const locale = useShell()?.site.locale ?? 'en'
  switch (card.status) {
    case 'live':
      return <LiveTag />
    case 'upcoming':
      return <Start card={card} locale={locale} />
    case 'complete':
      return <b className={styles.over}>{card.winner === null ? t.ended : t.result}</b>
    case 'abandoned':
      return <b className={styles.over}>{t.abandoned}</b>
  }
}

type StartProps = { readonly card: MatchCard; readonly locale: string }

function Start({ card, locale }: StartProps) {
  const asked = `${card.startsAt} ${card.startsOn} ${card.ground?.timeZone}`
  const words = useServerDrawnText(asked, () => startOf(card, locale))
  return <b className={styles.time} {...words} />
}

function startOf({ startsAt, startsOn, ground }: MatchCard, locale: string): string {
  return startsAt && ground
    ? timeAt(startsAt, { locale, timeZone: ground.timeZone })
    : shortDay(startsOn, locale, startsOn.slice(0, 4))
}

/** The date, for lists that span several days. */
export function MatchDay({ card }: { readonly card: MatchCard }) {
  const locale = useShell()?.site.locale ?? 'en'
  const words = useServerDrawnText(card.startsOn, () => matchDay(card.startsOn, locale))
  return <time dateTime={card.startsOn} {...words} />
}
