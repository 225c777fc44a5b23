import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { Link } from 'react-router'
import * as t from '#texts/common.ts'
import { organisationAddress } from './addresses.ts'
import { type ClubTab, ClubTabs } from './club-tabs.tsx'
import shared from './console.module.css'

type OrganisationHeadProps = {
  readonly organisation: Parameters<typeof organisationAddress>[0] & {
    readonly name: string
    readonly isSample: boolean
  }
  readonly current: ClubTab
  /** Coaches see the teams, their players and their training only. */
  readonly isManager?: boolean
}

/** The name of an organisation and the parts of its console. */
export function OrganisationHead(props: OrganisationHeadProps) {
  const { organisation, current, isManager = true } = props
  return (
    <>
      <header className={shared.head}>
        <div className={shared.headText}>
          <Link className="pv-link pv-small" to="/manage">
            {t.manage}
          </Link>
          <h1 className="pv-title">{organisation.name}</h1>
          {organisation.isSample && <Tag>{t.sample}</Tag>}
        </div>
        <Link
          className={buttonClasses({ variant: 'outline' })}
          to={organisationAddress(organisation)}
        >
          {t.viewPublicPage}
        </Link>
      </header>
      <ClubTabs organisation={organisation} current={current} isManager={isManager} />
    </>
  )
}
