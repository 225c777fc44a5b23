import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { useServerDrawnText } from '@pavilion/kit/islands/server-drawn.tsx'
import { Suspense } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { dayAfter, longDay } from '#shared/dates.ts'
import { MatchRow } from '#shared/match-row.tsx'
import * as t from '#texts/matches.ts'
import styles from './match-groups.module.css'

type MatchGroupsProps = {
  readonly matches: readonly MatchCard[]
  /** The site's local date. */
  readonly today: string
}

/** Matches grouped by day, in the order of their first match; a match in progress belongs to today. */
export function MatchGroups({ matches, today }: MatchGroupsProps) {
  return [...byDay(matches, today)].map(([day, group]) => (
    // Each group is hydrated by itself, so that a long list keeps nobody waiting.
    <Suspense key={day}>
      <section className={styles.group}>
        <DayHeading day={day} today={today} />
        <div className={classes('pv-card', styles.rows)}>
          {group.map((card) => (
            <MatchRow key={card.id} card={card} withTournament daySaid />
          ))}
        </div>
      </section>
    </Suspense>
  ))
}

function byDay(matches: readonly MatchCard[], today: string): Map<string, MatchCard[]> {
  const groups = new Map<string, MatchCard[]>()
  for (const card of matches) {
    const day = card.status === 'live' ? today : card.startsOn
    groups.set(day, [...(groups.get(day) ?? []), card])
  }
  return groups
}

type DayHeadingProps = { readonly day: string; readonly today: string }

function DayHeading({ day, today }: DayHeadingProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const date = useServerDrawnText(`${day} ${today}`, () => longDay(day, locale, today.slice(0, 4)))
  const near = nearDay(day, today)
  return (
    <header>
      <h2>
        {near} <span className={classes(near !== undefined && styles.date)} {...date} />
      </h2>
    </header>
  )
}

function nearDay(day: string, today: string): string | undefined {
  if (day === today) return t.today
  if (day === dayAfter(today, 1)) return t.tomorrow
  return day === dayAfter(today, -1) ? t.yesterday : undefined
}
