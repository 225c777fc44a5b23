import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { Link } from 'react-router'
import { organisationAddress } from '#shared/addresses.ts'
import { type ClubTab, ClubTabs } from '#shared/club-tabs.tsx'
import shared from '#shared/console.module.css'
import * as t from '#texts/clubs.ts'
import type { Teams } from './club-calls.ts'

type ClubHeadProps = {
  readonly club: Pick<Teams, 'organisation' | 'isManager'>
  readonly current: ClubTab
}

/** The name of the club and the parts of its console. */
export function ClubHead({ club: { organisation, isManager }, current }: ClubHeadProps) {
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
