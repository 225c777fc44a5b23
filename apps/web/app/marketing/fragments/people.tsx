import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { officialAddress, organisationAddress, playerAddress } from '#shared/addresses.ts'
import { counted, figure } from '#shared/figures.ts'
import { OrganisationCrest } from '#shared/organisation-crest.tsx'
import * as t from '#texts/marketing.ts'
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
            {name} {isSample && <Tag>{t.sample}</Tag>}
          </b>
          <small className="pv-muted">{note}</small>
        </span>
        {end}
      </Link>
    </li>
  )
}

export function Organisations({ organisations }: Pick<Samples, 'organisations'>) {
  return (
    <ul className={classes('pv-card', styles.people)}>
      {organisations.map((organisation) => (
        <Line
          key={organisation.id}
          to={organisationAddress(organisation)}
          art={<OrganisationCrest organisation={organisation} size={40} />}
          name={organisation.name}
          isSample={organisation.isSample}
          note={noteOf(organisation)}
        />
      ))}
    </ul>
  )
}

/** "5 clubs, 1 tournament, 16 matches"; zero counts are left out. */
const noteOf = ({
  affiliated,
  teams,
  tournaments,
  grounds,
  matches,
}: Samples['organisations'][number]) =>
  [
    affiliated > 0 && `${figure(affiliated)} affiliated`,
    teams > 0 && counted(teams, 'team'),
    tournaments > 0 && counted(tournaments, 'tournament'),
    grounds > 0 && counted(grounds, 'ground'),
    matches > 0 && counted(matches, 'match', 'matches'),
  ]
    .filter(Boolean)
    .join(', ')

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
              <small className="pv-muted">{t.runs}</small>
              <b className={styles.figure}>{figure(player.wickets)}</b>
              <small className="pv-muted">{t.wickets}</small>
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
