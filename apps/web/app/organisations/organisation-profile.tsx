import type { OrganisationSummary } from '@pavilion/contract/organisations/organisation-calls.ts'
import type { OrganisationProfile as Profile } from '@pavilion/contract/organisations/organisation-fields.ts'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePermissions } from '#shared/use-permissions.ts'
import { useClientState } from '#state/use-client-state.ts'
import styles from './organisation-profile.module.css'
import { organisationConsole } from './manage/role-text.ts'
import * as t from '#texts/organisations.ts'

type ProfileProps = {
  readonly organisation: OrganisationSummary
  readonly profile: Profile
  /** What it belongs to. */
  readonly children?: ReactNode
}

/** What an organisation says of itself, how to reach it, and its console for those who run it. */
export function OrganisationProfile({ organisation, profile, children }: ProfileProps) {
  const isManager = useIsManager(organisation.id)
  const { about, website, email, phone } = profile
  const isReachable = [website, email, phone].some((text) => text !== '')
  if (about === '' && !isReachable && !isManager && !children) return null
  return (
    <section className={styles.profile} aria-label={t.about}>
      <div className={styles.words}>
        {about !== '' && <p className={styles.about}>{about}</p>}
        {children}
      </div>
      {(isReachable || isManager) && (
        <div className={styles.ways}>
          {isReachable && <Contact profile={profile} />}
          {isManager && (
            <Link
              className={buttonClasses({ variant: 'outline' })}
              to={organisationConsole(organisation.id)}
            >
              {t.manage}
            </Link>
          )}
        </div>
      )}
    </section>
  )
}

function Contact({ profile: { website, email, phone } }: Pick<ProfileProps, 'profile'>) {
  return (
    <>
      <h2 className="pv-panel-heading">{t.contact}</h2>
      {website !== '' && (
        <a className="pv-link" href={website} rel="nofollow noopener ugc">
          {new URL(website).host}
        </a>
      )}
      {email !== '' && (
        <a className="pv-link" href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {phone !== '' && (
        <a className="pv-link" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
          {phone}
        </a>
      )}
    </>
  )
}

/** Whether the account runs the organisation; false until that is known. */
function useIsManager(organisationId: string): boolean {
  const { auth } = useClientState()
  const permissions = usePermissions(auth.token !== null)
  if (auth.token === null || !permissions?.ok) return false
  const { operator, roles } = permissions.data.data
  return (
    operator ||
    roles.some(
      ({ role, organisation }) =>
        organisation.id === organisationId && (role === 'owner' || role === 'admin'),
    )
  )
}
