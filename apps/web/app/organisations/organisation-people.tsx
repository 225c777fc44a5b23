import type { Officers } from '@pavilion/contract/organisations/officer-calls.ts'
import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Link } from 'react-router'
import { teamAddress } from '#shared/addresses.ts'
import * as t from '#texts/organisations.ts'
import styles from './organisation-people.module.css'

/** Whom an organisation names: officers, coaches and the captains of its teams. Nothing without any. */
export function OrganisationPeople({ organisation, officers, captains }: Officers) {
  if (officers.length + captains.length === 0) return null
  const club = organisation.name
  return (
    <section>
      <SectionHeading title={t.people} />
      <ul className={styles.people}>
        {officers.map(({ id, position, name }) => (
          <li key={id}>
            <Avatar name={name} club={club} size={44} />
            <span className={styles.words}>
              <b>{name}</b>
              <span className="pv-small pv-muted">{position}</span>
            </span>
          </li>
        ))}
        {captains.map(({ team, season, name }) => (
          <li key={team.id}>
            <Avatar name={name} club={club} size={44} />
            <span className={styles.words}>
              <b>{name}</b>
              <span className="pv-small pv-muted">
                {t.captainIn({ season })}{' '}
                <Link className="pv-link" to={teamAddress(team)}>
                  {team.name}
                </Link>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
