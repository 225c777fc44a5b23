import { Link } from 'react-router'
import type { Route } from './+types/enrol-page.ts'
import { organisationAddress } from '#shared/addresses.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useHashToken } from '#shared/use-hash-token.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/academies.ts'
import { showLeadOffer } from '../leads/lead-calls.ts'
import { BatchSummary } from './batch-summary.tsx'
import { EnrolForm } from './enrol-form.tsx'
import { type Offer, showOffer } from './enrolment-calls.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), { title: t.enrol, description: t.enrolInBatch, path: '/enrol' })

/** Where somebody enrols in a batch, or a child. */
export default function EnrolPage({ params: { batchId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['enrolment-offer', batchId],
    call: () => showOffer(batchId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(offer) => (
        <div className={`pv-page ${shared.page} ${shared.narrow}`}>
          <header className={shared.headText}>
            <Link className="pv-link pv-small" to={organisationAddress(offer.organisation)}>
              {offer.organisation.name}
            </Link>
            <h1 className="pv-title">
              {t.batchOf({ batch: offer.batch.name, programme: offer.programme.name })}
            </h1>
            <BatchSummary batch={offer.batch} />
          </header>
          {offer.batch.isOpen ? <Form offer={offer} /> : <p>{t.notTakingEnrolments}</p>}
        </div>
      )}
    </ConsoleFrame>
  )
}

type FormProps = { readonly offer: Offer }

/** The form, which knows what the family has told already where it has come by a link of the academy's. */
function Form({ offer }: FormProps) {
  const token = useHashToken()
  if (token === undefined) return null
  if (token === '') return <EnrolForm offer={offer} lead={undefined} />
  return <FormOfLink offer={offer} token={token} />
}

function FormOfLink({ offer, token }: FormProps & { readonly token: string }) {
  const { answer } = useQueryAnswer({
    key: ['lead-offer', token],
    call: () => showLeadOffer(token),
    keep: false,
  })
  if (answer === undefined) return null
  if (!answer.ok) {
    return (
      <>
        <p>{answer.message}</p>
        <EnrolForm offer={offer} lead={undefined} />
      </>
    )
  }
  const { name, contactName, contactPhone } = answer.data.data
  return <EnrolForm offer={offer} lead={{ token, told: { name, contactName, contactPhone } }} />
}
