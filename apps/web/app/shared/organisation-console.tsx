import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as t from '#texts/common.ts'
import { organisationAddress } from './addresses.ts'
import { type OrganisationSection, OrganisationSections } from './organisation-sections.tsx'
import shared from './console.module.css'

type OrganisationConsoleProps = {
  readonly organisation: Parameters<typeof organisationAddress>[0] & {
    readonly name: string
    readonly isSample: boolean
  }
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
      <div className={shared.beside}>
        <OrganisationSections organisation={organisation} current={current} isManager={isManager} />
        <div className={shared.section}>{children}</div>
      </div>
    </div>
  )
}
