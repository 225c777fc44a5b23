import type { MatchInfo } from '@pavilion/contract/matches/match-info.ts'
import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { Crest } from '@pavilion/kit/art/crest.tsx'
import { Link } from 'react-router'
import { playerAddress, teamAddress } from '#shared/addresses.ts'
import { roleMarks } from '../role-marks.ts'
import { RoleTag } from '../role-tag.tsx'
import type { MatchView } from '@pavilion/cricket/views/view.ts'
import * as t from '#texts/matches.ts'
import styles from './line-ups.module.css'

type SquadProps = {
  readonly squad: MatchInfo['squads'][number]
  readonly roles: MatchView['roles']
  readonly playerOfMatch: MatchInfo['playerOfMatch']
}

export function Squad({ squad: { team, players }, roles, playerOfMatch }: SquadProps) {
  const roleOf = roleMarks(roles, team.id)
  return (
    <section aria-labelledby={`squad-${team.id}`}>
      <div className={styles.head}>
        <Crest name={team.name} size={36} />
        <h2 id={`squad-${team.id}`} className="pv-display">
          <Link to={teamAddress(team)}>{team.name}</Link>
        </h2>
      </div>
      {players.length === 0 && <p>{t.theSideHasNotBeen}</p>}
      <ul className={styles.people}>
        {players.map(({ playerId, person }) => (
          <li key={playerId}>
            <Avatar name={person.name} club={team.name} size={36} />
            <span>
              <Link to={playerAddress(person)}>{person.name}</Link>
              <RoleTag role={roleOf(playerId)} />
            </span>
            {playerOfMatch.some(({ id }) => id === person.id) && (
              <small>{t.playerOfTheMatch}</small>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
