import type { OrganisationSummary } from '@pavilion/contract/organisations/organisation-calls.ts'
import type { OrganisationProfile as Profile } from '@pavilion/contract/organisations/organisation-fields.ts'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Contact, isReachable } from '#central/contact.tsx'
import { runTeams } from '#shared/roles.ts'
import { useRoleIn } from '#shared/use-role-in.ts'
import styles from './organisation-profile.module.css'
import { coachConsole, organisationConsole } from './manage/role-text.ts'
import * as t from '#texts/organisations.ts'

type ProfileProps = {
  readonly organisation: OrganisationSummary
  readonly profile: Profile & { readonly links: readonly string[] }
  /** What it belongs to. */
  readonly children?: ReactNode
}

/** What an organisation says of itself, how to reach it, and its console for those who run it. */
export function OrganisationProfile({ organisation, profile, children }: ProfileProps) {
  const console = useConsole(organisation)
  const { about } = profile
  const hasContact = isReachable(profile)
  if (about === '' && !hasContact && console === null && !children) return null
  return (
    <section className={styles.profile} aria-label={t.about}>
      <div className={styles.words}>
        {about !== '' && <p className={styles.about}>{about}</p>}
        {children}
      </div>
      {(hasContact || console !== null) && (
        <div className={styles.ways}>
          {hasContact && <Contact ways={profile} />}
          {console !== null && (
            <Link className={buttonClasses({ variant: 'outline' })} to={console}>
              {t.manage}
            </Link>
          )}
        </div>
      )}
    </section>
  )
}

/** The console of the organisation for those who run it, and its teams or students for coaches. */
function useConsole({ id, kind }: OrganisationSummary): string | null {
  const isManager = useRoleIn(id, ['owner', 'admin'])
  const isCoach = useRoleIn(id, runTeams)
  if (isManager) return organisationConsole(id)
  return isCoach ? coachConsole(id, kind) : null
}
