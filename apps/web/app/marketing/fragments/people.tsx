import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { Crest } from '@pavilion/kit/art/crest.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { officialAddress, playerAddress, teamAddress } from '#shared/addresses.ts'
import { counted, figure } from '#shared/figures.ts'
import type { Samples } from '../load-samples.ts'
import styles from './fragments.module.css'

type LineProps = {
  readonly to: string
  readonly art: ReactNode
  readonly name: string
  readonly note: string
  readonly isSample: boolean
  readonly end?: ReactNode
}

function Line({ to, art, name, note, isSample, end }: LineProps) {
  return (
    <li>
      <Link to={to} className={styles.person}>
        {art}
        <span>
          <b>
            {name} {isSample && <Tag>Sample</Tag>}
          </b>
          <small className="pv-muted">{note}</small>
        </span>
        {end}
      </Link>
    </li>
  )
}

export function Teams({ teams }: Pick<Samples, 'teams'>) {
  return (
    <ul className={classes('pv-card', styles.people)}>
      {teams.map((team) => (
        <Line
          key={team.id}
          to={teamAddress(team)}
          art={<Crest name={team.name} code={team.shortName ?? undefined} size={40} />}
          name={team.name}
          isSample={team.isSample}
          note={`Played ${figure(team.played)}, won ${figure(team.won)}, lost ${figure(team.lost)}`}
        />
      ))}
    </ul>
  )
}

export function Players({ players }: Pick<Samples, 'players'>) {
  return (
    <ul className={classes('pv-card', styles.people)}>
      {players.map((player) => (
        <Line
          key={player.id}
          to={playerAddress(player)}
          art={<Avatar name={player.name} club={player.teams[0]?.name ?? player.name} size={44} />}
          name={player.name}
          isSample={player.isSample}
          note={player.teams
            .slice(0, 2)
            .map(({ name }) => name)
            .join(', ')}
          end={
            <span className={styles.career}>
              <b className={styles.figure}>{figure(player.runs)}</b>
              <small className="pv-muted">runs</small>
              <b className={styles.figure}>{figure(player.wickets)}</b>
              <small className="pv-muted">wickets</small>
            </span>
          }
        />
      ))}
    </ul>
  )
}

export function Officials({ officials }: Pick<Samples, 'officials'>) {
  return (
    <ul className={classes('pv-card', styles.people)}>
      {officials.map((official) => (
        <Line
          key={official.id}
          to={officialAddress(official)}
          art={<Avatar name={official.name} club="" size={44} />}
          name={official.name}
          isSample={official.isSample}
          note={official.roles
            .map(({ role, matches }) => `${role} in ${counted(matches, 'match', 'matches')}`)
            .join(', ')}
        />
      ))}
    </ul>
  )
}
