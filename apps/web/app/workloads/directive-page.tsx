import type { Route } from './+types/directive-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import { shellOf } from '#shared/head.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/workloads.ts'
import { DirectiveForm } from './directive-form.tsx'
import { saveDirective, showDirective } from './workload-calls.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.directive,
    description: t.whatADirectiveIs,
    path: '/manage',
  })

/** How much young pace bowlers of an association may bowl. */
export default function DirectivePage({ params: { organisationId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['bowling-directive', organisationId],
    call: () => showDirective(organisationId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {({ organisation, ...saved }) => (
        <OrganisationConsole organisation={organisation} current="directive">
          <DirectiveForm
            saved={saved}
            save={(directive, revision) => saveDirective({ organisationId, directive, revision })}
          />
        </OrganisationConsole>
      )}
    </ConsoleFrame>
  )
}
