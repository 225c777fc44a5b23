import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/register-page.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/academies.ts'
import { BatchTuitionPanel } from '../tuition/batch-tuition-panel.tsx'
import { BatchSummary } from './batch-summary.tsx'
import { type Register, showRegister } from './enrolment-calls.ts'
import { RegisterList } from './register-list.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), { title: t.register, description: t.whoTrainsThere, path: '/manage' })

/** Who trains in a batch, and who waits for a place. */
export default function RegisterPage({
  params: { organisationId, batchId },
}: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['academy-register', batchId],
    call: () => showRegister({ organisationId, batchId }),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(register) => <Page key={register.batch.id} first={register} />}
    </ConsoleFrame>
  )
}

function Page({ first }: { readonly first: Register }) {
  const [register, setRegister] = useState(first)
  const { batch, programme } = register
  return (
    <OrganisationConsole
      organisation={register.organisation}
      isManager={register.isManager}
      current="programmes"
    >
      <header className={shared.headText}>
        <h2 className="pv-title">{t.batchOf({ batch: batch.name, programme })}</h2>
        <BatchSummary batch={batch} />
        <span>{t.placesTaken({ taken: batch.taken, capacity: batch.capacity })}</span>
        <Link
          className="pv-link"
          to={`/manage/organisations/${register.organisation.id}/batches/${batch.id}/report-cards`}
        >
          {t.reportCards}
        </Link>
      </header>
      <RegisterList register={register} onChanged={setRegister} />
      <BatchTuitionPanel
        organisationId={register.organisation.id}
        batchId={batch.id}
        version={register.rows.map(({ enrolmentId, state }) => enrolmentId + state).join()}
      />
    </OrganisationConsole>
  )
}
