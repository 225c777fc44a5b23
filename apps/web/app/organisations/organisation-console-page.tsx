import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Route } from './+types/organisation-console-page.ts'
import { organisationAddress } from '#shared/addresses.ts'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import { ClubTabs } from '#shared/club-tabs.tsx'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import { DetailsPanel } from './manage/details-panel.tsx'
import { showManaged } from './manage/manage-calls.ts'
import type { Managed } from './manage/manage-calls.ts'
import { PeoplePanel } from './manage/people-panel.tsx'
import * as t from '#texts/organisations.ts'
import shared from '#shared/console.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.manage,
    description: t.detailsAndPeople,
    path: '/manage',
  })

export default function OrganisationConsolePage({
  params: { organisationId },
}: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['managed-organisation', organisationId],
    call: () => showManaged(organisationId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(managed) => <Console key={managed.organisation.id} first={managed} />}
    </ConsoleFrame>
  )
}

function Console({ first }: { readonly first: Managed }) {
  const [managed, setManaged] = useState(first)
  const [query] = useSearchParams()
  const { organisation, revision } = managed
  const current = query.get('tab') === 'people' ? 'people' : 'details'
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
      <ClubTabs organisation={organisation} current={current} isManager />
      {current === 'people' ? (
        <PeoplePanel managed={managed} />
      ) : (
        <DetailsPanel key={revision} managed={managed} onSaved={setManaged} />
      )}
    </div>
  )
}
