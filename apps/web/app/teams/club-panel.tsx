import type { Contact as Ways } from '@pavilion/contract/organisations/organisation-fields.ts'
import type { OrganisationRef } from '@pavilion/contract/records.ts'
import { Link } from 'react-router'
import { Contact, isReachable } from '#central/contact.tsx'
import { organisationAddress } from '#shared/addresses.ts'
import * as t from '#texts/teams.ts'
import styles from './club-panel.module.css'

type ClubPanelProps = { readonly organisation: OrganisationRef; readonly contact: Ways | null }

/** The club that a team belongs to, and how to reach it. */
export function ClubPanel({ organisation, contact }: ClubPanelProps) {
  const hasContact = contact !== null && isReachable(contact)
  return (
    <section className={styles.panel} aria-label={t.ofTheClub}>
      <p>
        {t.teamOf}{' '}
        <Link className="pv-link" to={organisationAddress(organisation)}>
          {organisation.name}
        </Link>
      </p>
      {hasContact && (
        <div className={styles.ways}>
          <Contact ways={contact} />
        </div>
      )}
    </section>
  )
}
