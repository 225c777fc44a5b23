import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { Crest } from '@pavilion/kit/art/crest.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Tag } from '@pavilion/kit/tag.tsx'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { tournamentAddress } from '#shared/addresses.ts'
import { MatchRow } from '#shared/match-row.tsx'
import { genderWord } from '#shared/labels.ts'
import * as t from '#texts/matches.ts'
import styles from './match-groups.module.css'

/** Matches grouped by tournament; groups are in the order of their first match. */
export function MatchGroups({ matches }: { readonly matches: readonly MatchCard[] }) {
  return [...byTournament(matches)].map(([key, group]) => {
    const tournament = group[0]?.tournament
    const isSample = group.every((card) => card.isSample)
    // Each group is hydrated by itself, so that a long list keeps nobody waiting.
    return (
      <Suspense key={key}>
        <section className={styles.group}>
          <header>
            <Crest name={tournament?.name ?? t.otherMatches} size={34} />
            <h2>{tournament?.name ?? t.otherMatches}</h2>
            <span className={classes('pv-small pv-muted', styles.about)}>{about(group)}</span>
            {isSample && <Tag>{t.sample}</Tag>}
            {tournament && (
              <Link className="pv-link pv-small" to={tournamentAddress(tournament)}>
                {t.table}
              </Link>
            )}
          </header>
          <div className={classes('pv-card', styles.rows)}>
            {group.map((card) => (
              <MatchRow key={card.id} card={card} sampleSaid={isSample} />
            ))}
          </div>
        </section>
      </Suspense>
    )
  })
}

function byTournament(matches: readonly MatchCard[]): Map<string, MatchCard[]> {
  const groups = new Map<string, MatchCard[]>()
  for (const card of matches) {
    const key = card.tournament?.id ?? ''
    groups.set(key, [...(groups.get(key) ?? []), card])
  }
  return groups
}

/** "2026, T20, women, Lahore": starts with the season, since tournaments keep their name for years. */
function about(group: readonly MatchCard[]): string {
  const seasons = new Set(group.flatMap(({ tournament }) => tournament?.season ?? []))
  const formats = new Set(group.map(({ formatName }) => formatName))
  const genders = new Set(group.flatMap(({ gender }) => (gender === 'male' ? [] : gender)))
  const cities = new Set(group.flatMap(({ ground }) => ground?.city || []))
  const who = [...genders].map(genderWord)
  return [...seasons, ...formats, ...who, ...(cities.size === 1 ? cities : [])].join(', ')
}
