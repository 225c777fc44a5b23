import type { MatchInfo } from '@pavilion/contract/matches/match-info.ts'
import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { Link } from 'react-router'
import { playerAddress, teamAddress } from '#shared/addresses.ts'
import { roleOf } from '#shared/playing-role.ts'
import { roleMarks } from '../role-marks.ts'
import { RoleTag } from '../role-tag.tsx'
import type { SquadMember } from '@pavilion/contract/teams/team-calls.ts'
import type { MatchView } from '@pavilion/cricket/views/view.ts'
import * as t from '#texts/matches.ts'
import { TeamCrest } from '#shared/team-crest.tsx'
import styles from './line-ups.module.css'

type SquadProps = {
  readonly squad: MatchInfo['squads'][number]
  readonly roles: MatchView['roles']
  readonly playerOfMatch: MatchInfo['playerOfMatch']
  /** What the players of both sides have done for them so far. */
  readonly careers: readonly SquadMember[]
}

export function Squad({ squad, roles, playerOfMatch, careers }: SquadProps) {
  const { team, players } = squad
  const markOf = roleMarks(roles, team.id)
  return (
    <section aria-labelledby={`squad-${team.id}`}>
      <div className={styles.head}>
        <TeamCrest team={team} size={36} />
        <h2 id={`squad-${team.id}`} className="pv-display">
          <Link to={teamAddress(team)}>{team.name}</Link>
        </h2>
      </div>
      {players.length === 0 && <p>{t.theSideHasNotBeen}</p>}
      <ul className={styles.people}>
        {players.map(({ playerId, person }) => (
          <li key={playerId}>
            <Avatar name={person.name} club={team.name} size={36} />
            <span className={styles.person}>
              <span>
                <Link to={playerAddress(person)}>{person.name}</Link>
                <RoleTag role={markOf(playerId)} />
              </span>
              <CareerLine career={careers.find(({ player }) => player.id === person.id)} />
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

/** "All-rounder. 5 matches, 203 runs, 5 wickets". */
function CareerLine({ career }: { readonly career: SquadMember | undefined }) {
  if (career === undefined) return null
  return (
    <span className="pv-small pv-muted">
      {[roleOf(career), t.careerLine(career)].filter(Boolean).join('. ')}
    </span>
  )
}
