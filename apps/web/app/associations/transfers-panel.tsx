import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { lazy, Suspense, useState } from 'react'
import shared from '#shared/console.module.css'
import * as t from '#texts/associations.ts'
import { answerTransfer, type Transfer } from './register-calls.ts'
import { type PartProps, showChanged } from './register-part.ts'
import { TransferRow } from './transfer-row.tsx'

const ReasonDialog = lazy(() =>
  import('#shared/reason-dialog.tsx').then((module) => ({ default: module.ReasonDialog })),
)
const TransferDialog = lazy(() =>
  import('./transfer-dialog.tsx').then((module) => ({ default: module.TransferDialog })),
)

/** Transfers and loans that the organisation has to do with, and asking for one. */
export function TransfersPanel({ register, onChanged }: PartProps) {
  const { transfers, organisation, associations } = register
  const [isAsking, setAsking] = useState(false)
  const [declining, setDeclining] = useState<Transfer>()
  const all = register.totals.transfers
  return (
    <Panel level={2} title={t.transfers} note={all > 0 && all}>
      {transfers.length === 0 && <p className="pv-muted">{t.noTransfers}</p>}
      <TransferList register={register} onChanged={onChanged} onDecline={setDeclining} />
      {organisation.kind !== 'association' && associations.length > 0 && (
        <Button variant="outline" onClick={() => setAsking(true)}>
          {t.askForPlayer}
        </Button>
      )}
      <Suspense>
        {isAsking && (
          <TransferDialog
            register={register}
            onChanged={onChanged}
            onClose={() => setAsking(false)}
          />
        )}
        {declining !== undefined && (
          <Decline
            transfer={declining}
            register={register}
            onChanged={onChanged}
            onClose={() => setDeclining(undefined)}
          />
        )}
      </Suspense>
    </Panel>
  )
}

type ListProps = PartProps & { readonly onDecline: (transfer: Transfer) => void }

function TransferList({ register, onChanged, onDecline }: ListProps) {
  const { transfers, organisation, totals } = register
  const all = totals.transfers
  const asked = { organisationId: organisation.id }
  return (
    <>
      {all > transfers.length && (
        <p className="pv-small pv-muted">{t.latestOfAll({ shown: transfers.length, all })}</p>
      )}
      <ul className={shared.rows}>
        {transfers.map((transfer) => (
          <li key={transfer.id}>
            <TransferRow
              transfer={transfer}
              onDecline={() => onDecline(transfer)}
              onAnswer={async (answer) => {
                const told = await answerTransfer({ ...asked, transferId: transfer.id, answer })
                showChanged(told, onChanged)
              }}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

type DeclineProps = PartProps & { readonly transfer: Transfer; readonly onClose: () => void }

function Decline({ transfer, register, onChanged, onClose }: DeclineProps) {
  const asked = { organisationId: register.organisation.id, transferId: transfer.id }
  return (
    <ReasonDialog
      title={t.declineTransferOf(transfer)}
      lead={t.whatDecliningTransferMeans}
      label={t.reason}
      action={t.decline}
      send={async (reason) => {
        const answer = await answerTransfer({ ...asked, answer: 'decline', reason })
        if (answer.ok) onChanged(answer.data.data)
        return answer
      }}
      onClose={onClose}
    />
  )
}
