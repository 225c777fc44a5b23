import { Button } from '@pavilion/kit/button.tsx'
import type { NamedTeam } from '@pavilion/contract/matches/scoring-fields.ts'
import { useEffect, useState } from 'react'
import { teams } from '#calls/scoring.ts'
import { send } from '#state/api.ts'
import * as t from '#texts/scoring.ts'
import styles from './team-finder.module.css'

type TeamFinderProps = {
  readonly typed: string
  /** The team on the other side, by its id. */
  readonly other: string
  readonly choose: (team: NamedTeam) => void
}

const MOST_SHOWN = 5
const PAUSE_MS = 150

const genders = { female: 'women', male: 'men', mixed: 'mixed' } as const

/** The teams that the account may name and that are called what is typed; all of them before anything is. */
export function TeamFinder({ typed, other, choose }: TeamFinderProps) {
  const found = useNamedTeams(typed.trim()).filter(({ id }) => id !== other)
  if (found.length === 0) return null
  return (
    <ul className={styles.found} aria-label={t.yourTeams}>
      {found.slice(0, MOST_SHOWN).map((team) => (
        <li key={team.id}>
          <Button size="small" variant="outline" onClick={() => choose(team)}>
            {team.name}, {genders[team.gender]}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Asked for once typing pauses. Without an answer the form is filled in by hand. */
function useNamedTeams(q: string): readonly NamedTeam[] {
  const [found, setFound] = useState<readonly NamedTeam[]>([])
  useEffect(() => {
    let isWanted = true
    const look = async () => {
      const answer = await send(teams, { q })
      if (isWanted) setFound(answer.ok ? answer.data.data : [])
    }
    const timer = setTimeout(() => void look(), PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [q])
  return found
}
