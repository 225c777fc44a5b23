import type { LiveNeeds as Needs } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { Link } from 'react-router'
import * as t from '#texts/tournaments.ts'
import styles from './live-needs.module.css'

/** What both sides of a chase have to do to go through: "Amber have to reach 143 by 16.2 overs." */
export function LiveNeeds({ needs }: { readonly needs: readonly Needs[] }) {
  if (needs.length === 0) return null
  return (
    <ul className={styles.needs}>
      {needs.map(({ matchId, team, isChasing, target, kind, overs, runs }) => (
        <li key={`${matchId} ${team.id}`}>
          <Link to={`/match-central/matches/${matchId}`}>
            {(isChasing ? chasing : defending)[kind]({
              name: team.name,
              target,
              overs,
              runs: runs ?? 0,
            })}
          </Link>{' '}
          <span className="pv-small pv-muted">{t.asTheTableStands}</span>
        </li>
      ))}
    </ul>
  )
}

type Sentences = Readonly<
  Record<
    Needs['kind'],
    (parts: { name: string; target: number; overs: string; runs: number }) => string
  >
>

const chasing: Sentences = {
  win: t.throughWithAWin,
  by: t.throughByOvers,
  keep: t.keepThemTo,
  lost: t.notEvenAWin,
  safe: t.throughAnyway,
}

const defending: Sentences = {
  win: t.throughByDefending,
  by: t.throughByOvers,
  keep: t.keepThemTo,
  lost: t.notEvenByDefending,
  safe: t.throughEvenBeaten,
}
