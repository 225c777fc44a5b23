import type { Route } from './+types/duplicates-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import { shellOf } from '#shared/head.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ownHead } from '#shared/own-head.ts'
import { NotFound } from '#layout/error-page.tsx'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/people.ts'
import { DuplicatePanels } from './duplicate-panels.tsx'
import { listDuplicates } from './people-calls.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.duplicates,
    description: t.whatDuplicatesAre,
    path: '/manage',
  })

/** Records of a club’s players that are one person, for its owners. */
export default function DuplicatesPage({ params: { organisationId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['duplicates', organisationId],
    call: () => listDuplicates(organisationId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {({ organisation, ...duplicates }) =>
        organisation === null ? (
          <NotFound />
        ) : (
          <OrganisationConsole organisation={organisation} current="players">
            <DuplicatePanels key={organisation.id} first={{ organisation, ...duplicates }} />
          </OrganisationConsole>
        )
      }
    </ConsoleFrame>
  )
}
