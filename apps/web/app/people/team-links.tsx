import type { TeamRef } from '@pavilion/contract/records.ts'
import { Link } from 'react-router'
import { teamAddress } from '#shared/addresses.ts'
import { TeamCrest } from '#shared/team-crest.tsx'
import styles from './team-links.module.css'

/** The sides somebody lately played for, each with its crest. */
export function TeamLinks({ teams }: { readonly teams: readonly TeamRef[] }) {
  if (teams.length === 0) return null
  return (
    <ul className={styles.teams}>
      {teams.map((team) => (
        <li key={team.id}>
          <Link to={teamAddress(team)}>
            <TeamCrest team={team} size={26} />
            <span>{team.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
