import type { Route } from './+types/plan-page.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/academies.ts'
import { showPlan } from './plan-calls.ts'
import { PlanParts } from './plan-parts.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.programmes,
    description: t.programmesOfAcademy,
    path: '/manage',
  })

/** What an academy teaches: programmes with their batches, branches, terms and holidays. */
export default function PlanPage({ params: { organisationId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['academy-plan', organisationId],
    call: () => showPlan(organisationId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(plan) => (
        <OrganisationConsole
          organisation={plan.organisation}
          isManager={plan.isManager}
          current="programmes"
        >
          <PlanParts key={plan.organisation.id} first={plan} />
        </OrganisationConsole>
      )}
    </ConsoleFrame>
  )
}
