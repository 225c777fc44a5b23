import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Route } from './+types/organisation-console-page.ts'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import { DetailsPanel } from './manage/details-panel.tsx'
import { showManaged } from './manage/manage-calls.ts'
import type { Managed } from './manage/manage-calls.ts'
import { PeoplePanel } from './manage/people-panel.tsx'
import * as t from '#texts/organisations.ts'

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
    <OrganisationConsole organisation={organisation} current={current}>
      {current === 'people' ? (
        <PeoplePanel managed={managed} />
      ) : (
        <DetailsPanel key={revision} managed={managed} onSaved={setManaged} />
      )}
    </OrganisationConsole>
  )
}
