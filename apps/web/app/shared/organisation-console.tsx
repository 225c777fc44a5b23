import { buttonClasses } from '@pavilion/kit/button.tsx'
import type { OrganisationRef } from '@pavilion/contract/records.ts'
import { Tag } from '@pavilion/kit/tag.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as t from '#texts/common.ts'
import { organisationAddress } from './addresses.ts'
import { OrganisationCrest } from './organisation-crest.tsx'
import { type OrganisationSection, OrganisationSections } from './organisation-sections.tsx'
import shared from './console.module.css'

type OrganisationConsoleProps = {
  readonly organisation: OrganisationRef
  readonly current: OrganisationSection
  /** Coaches see the teams, their players and their training only. */
  readonly isManager?: boolean
  readonly children: ReactNode
}

/** One section of an organisation's console, beside the links to all the others. */
export function OrganisationConsole(props: OrganisationConsoleProps) {
  const { organisation, current, isManager = true, children } = props
  return (
    <div className={`pv-page ${shared.page}`}>
      <header className={shared.head}>
        <div className={shared.headText}>
          <Link className="pv-link pv-small" to="/manage">
            {t.manage}
          </Link>
          <span className={shared.named}>
            <OrganisationCrest organisation={organisation} size={44} />
            <h1 className="pv-title">{organisation.name}</h1>
          </span>
          {organisation.isSample && <Tag>{t.sample}</Tag>}
        </div>
        <Link
          className={buttonClasses({ variant: 'outline' })}
          to={organisationAddress(organisation)}
        >
          {t.viewPublicPage}
        </Link>
      </header>
      <div className={shared.beside}>
        <OrganisationSections organisation={organisation} current={current} isManager={isManager} />
        <div className={shared.section}>{children}</div>
      </div>
    </div>
  )
}
