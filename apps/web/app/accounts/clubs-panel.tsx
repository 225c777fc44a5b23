import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Link } from 'react-router'
import { own } from '#calls/organisations.ts'
import { organisationAddress } from '#shared/addresses.ts'
import { memberRolesLine } from '#shared/labels.ts'
import { Pending } from '#shared/pending.tsx'
import { send } from '#state/api.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import { OrganisationCrest } from '#shared/organisation-crest.tsx'
import * as t from '#texts/accounts.ts'
import styles from './own-page.module.css'

const loadOwn = () => send(own)

/** The organisations in which the account has a role. */
export function ClubsPanel() {
  const { answer, again } = useQueryAnswer({ key: ['own-organisations'], call: loadOwn })
  const clubs = answer?.ok ? answer.data.data : undefined
  const manage = (
    <Link className={buttonClasses({ variant: 'quiet', size: 'small' })} to="/manage">
      {t.manage}
    </Link>
  )
  return (
    <Panel level={2} title={t.yourClubs} note={manage}>
      <Pending answer={answer} again={again} height="120px" />
      {clubs?.length === 0 && <p className="pv-muted">{t.youAreInNoClub}</p>}
      <ul className={styles.sessions}>
        {clubs?.map(({ organisation, roles }) => (
          <li key={organisation.id} className={styles.club}>
            <OrganisationCrest organisation={organisation} size={36} />
            <div>
              <Link className="pv-link" to={organisationAddress(organisation)}>
                {organisation.name}
              </Link>
              <small>{memberRolesLine(roles)}</small>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Link className="pv-link" to="/my-cricket/guest">
          {t.playAsGuest}
        </Link>
      </p>
    </Panel>
  )
}
