import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/own-fees-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { shortMoney } from '#shared/money.ts'
import { ownHead } from '#shared/own-head.ts'
import { usePayment } from '#shared/use-payment.ts'
import { randomId } from '#state/random-id.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/fees.ts'
import { EntryList } from './entry-list.tsx'
import { type OwnFees, payFees, showOwnFees } from './fee-calls.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.myFees,
    description: t.whatMyFeesAre,
    path: '/my-cricket/fees',
  })

/** What the account and the children it looks after owe their clubs, and paying it. */
export default function OwnFeesPage() {
  const { answer, again } = useQueryAnswer({ key: ['own-fees'], call: showOwnFees, keep: false })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(clubs) => (
        <div className={`pv-page ${shared.page}`}>
          <div className={shared.headText}>
            <Link className="pv-link pv-small" to="/my-cricket">
              {t.myCricket}
            </Link>
            <h1 className="pv-title">{t.myFees}</h1>
          </div>
          {clubs.length === 0 && (
            <EmptyState level={2} title={t.nothingCharged}>
              {t.whatMyFeesAre}
            </EmptyState>
          )}
          {clubs.map((club) => (
            <Club key={club.organisation.id} club={club} again={again} />
          ))}
        </div>
      )}
    </ConsoleFrame>
  )
}

type ClubProps = { readonly club: OwnFees; readonly again: () => void }

function Club({ club, again }: ClubProps) {
  const { organisation, accounts, open } = club
  return (
    <Panel level={2} title={organisation.name}>
      <div className={shared.form}>
        {open > 0 ? <Pay key={open} club={club} again={again} /> : <p>{t.allPaid}</p>}
        {accounts.map((account) => (
          <section key={account.playerId}>
            <h3 className="pv-panel-heading">{account.name}</h3>
            <p className="pv-small pv-muted">
              {t.balanceIs({ amount: shortMoney(account.balance, account.currency) })}
            </p>
            <EntryList account={account} />
          </section>
        ))}
      </div>
    </Panel>
  )
}

/** Pays all that is open: the same press again leads to the same payment. */
function Pay({ club: { organisation, accounts, open }, again }: ClubProps) {
  const [idempotencyKey] = useState(() => randomId())
  const { id: organisationId } = organisation
  const { busy, pay } = usePayment(
    () => payFees({ organisationId, amount: open, idempotencyKey }),
    again,
  )
  const currency = accounts[0]?.currency
  if (currency === undefined) return null
  return (
    <div className={shared.actions}>
      <b>{t.amountToPay({ amount: shortMoney(open, currency) })}</b>
      <Button size="large" busy={busy} onClick={() => void pay()}>
        {t.payFees}
      </Button>
      <span className="pv-small pv-muted">{t.orPayTheClub}</span>
    </div>
  )
}
