import { Panel } from '@pavilion/kit/panel.tsx'
import { Link } from 'react-router'
import { Pending } from '#shared/pending.tsx'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/associations.ts'
import { type Fees, listFees } from './affiliation-fee-calls.ts'
import type { Affiliations, Organisation } from './affiliation-calls.ts'
import { FeeAccounts } from './fee-accounts.tsx'
import { FeeForm } from './fee-form.tsx'

type FeesProps = { readonly affiliations: Affiliations }

/** What affiliation costs: what an organisation has to pay, what it asks for, and who has paid it. */
export function AffiliationFees({ affiliations: { organisation, asked } }: FeesProps) {
  const { id: organisationId } = organisation
  const { answer, again } = useQueryAnswer({
    key: ['affiliation-fees', organisationId, asked.length],
    call: () => listFees(organisationId),
    keep: false,
  })
  if (!answer?.ok) return <Pending answer={answer} again={again} height="120px" />
  const fees = answer.data.data
  return (
    <>
      {fees.above.length > 0 && (
        <Panel level={2} title={t.feesToPay}>
          <FeeAccounts accounts={fees.above} onChanged={again} />
        </Panel>
      )}
      {organisation.kind === 'association' && (
        <OfAssociation organisation={organisation} fees={fees} again={again} />
      )}
    </>
  )
}

type OfAssociationProps = {
  readonly organisation: Organisation
  readonly fees: Fees
  readonly again: () => void
}

function OfAssociation({ organisation, fees, again }: OfAssociationProps) {
  return (
    <>
      <Panel level={2} title={t.affiliatesOwe}>
        {fees.below.length === 0 ? (
          <p className="pv-muted">{t.nobodyCharged}</p>
        ) : (
          <Link className="pv-link" to={`/manage/organisations/${organisation.id}/fees`}>
            {t.enterPaymentsIn}
          </Link>
        )}
        <FeeAccounts accounts={fees.below} />
      </Panel>
      <Panel level={2} title={t.affiliationFees}>
        <FeeForm organisationId={organisation.id} fees={fees} onSaved={again} />
      </Panel>
    </>
  )
}
