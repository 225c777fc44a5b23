import type { MatchInfo } from '@pavilion/contract/match-info.ts'
import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { Crest } from '@pavilion/kit/art/crest.tsx'
import { Link } from 'react-router'
import { playerAddress, teamAddress } from '#shared/addresses.ts'
import styles from './line-ups.module.css'

type SquadProps = {
  readonly squad: MatchInfo['squads'][number]
  readonly playerOfMatch: MatchInfo['playerOfMatch']
}

export function Squad({ squad: { team, players }, playerOfMatch }: SquadProps) {
  return (
    <section aria-labelledby={`squad-${team.id}`}>
      <div className={styles.head}>
        <Crest name={team.name} size={36} />
        <h2 id={`squad-${team.id}`} className="pv-display">
          <Link to={teamAddress(team)}>{team.name}</Link>
        </h2>
      </div>
      {players.length === 0 && <p>The side has not been named.</p>}
      <ul className={styles.people}>
        {players.map(({ playerId, person }) => (
          <li key={playerId}>
            <Avatar name={person.name} club={team.name} size={36} />
            <Link to={playerAddress(person)}>{person.name}</Link>
            {playerOfMatch.some(({ id }) => id === person.id) && <small>Player of the match</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
