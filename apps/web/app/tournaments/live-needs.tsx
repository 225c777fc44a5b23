import type { LiveNeeds as Needs } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { Link } from 'react-router'
import * as t from '#texts/tournaments.ts'
import styles from './live-needs.module.css'

/** What sides that chase have to do to go through: "Amber go through by reaching 143 by 16.2." */
export function LiveNeeds({ needs }: { readonly needs: readonly Needs[] }) {
  if (needs.length === 0) return null
  return (
    <ul className={styles.needs}>
      {needs.map(({ matchId, team, target, kind, overs }) => (
        <li key={matchId}>
          <Link to={`/match-central/matches/${matchId}`}>
            {sentences[kind]({ name: team.name, target, overs })}
          </Link>{' '}
          <span className="pv-small pv-muted">{t.asTheTableStands}</span>
        </li>
      ))}
    </ul>
  )
}

const sentences = {
  win: t.throughWithAWin,
  by: t.throughByOvers,
  lost: t.notEvenAWin,
  safe: t.throughAnyway,
} as const
