import { Button } from '@pavilion/kit/button.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import shared from '#shared/console.module.css'
import { briefDay } from '#shared/dates.ts'
import { shortMoney } from '#shared/money.ts'
import { OrganisationCrest } from '#shared/organisation-crest.tsx'
import { usePayment } from '#shared/use-payment.ts'
import { randomId } from '#state/random-id.ts'
import * as t from '#texts/associations.ts'
import { type FeeAccount, payFee } from './affiliation-fee-calls.ts'
import styles from './associations.module.css'

type AccountsProps = {
  readonly accounts: readonly FeeAccount[]
  /** Where the reader pays what is open: called when that is no longer what is shown. */
  readonly onChanged?: () => void
}

/** What was charged for affiliation and what of it is paid, with each organisation. */
export function FeeAccounts({ accounts, onChanged }: AccountsProps) {
  return (
    <ul className={shared.rows}>
      {accounts.map((account) => (
        <li key={account.playerId}>
          <Account account={account} />
          {account.open === 0 && <Tag tone="positive">{t.paidUp}</Tag>}
          {onChanged !== undefined && account.open > 0 && (
            <PayButton key={account.open} account={account} again={onChanged} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Account({ account }: { readonly account: FeeAccount }) {
  const locale = useShell()?.site.locale ?? 'en'
  const { organisation, currency, charged, paid, open, dueOn } = account
  return (
    <>
      <OrganisationCrest organisation={organisation} size={36} />
      <span className={styles.text}>
        <b>{organisation.name}</b>
        <span className="pv-small pv-muted">
          {t.paidOf({ paid: shortMoney(paid, currency), charged: shortMoney(charged, currency) })}
        </span>
        {dueOn !== null && (
          <span className="pv-small">
            {t.toPayBy({ amount: shortMoney(open, currency), day: briefDay(dueOn, locale) })}
          </span>
        )}
      </span>
    </>
  )
}

type PayProps = { readonly account: FeeAccount; readonly again: () => void }

/** Goes to the payment: the same press again leads to the same payment. */
function PayButton({ account, again }: PayProps) {
  const { organisation, playerId, open, currency } = account
  const [idempotencyKey] = useState(() => randomId())
  const { id: organisationId } = organisation
  const { busy, pay } = usePayment(
    () => payFee({ organisationId, playerId, amount: open, idempotencyKey }),
    again,
  )
  const label = t.payTo({ amount: shortMoney(open, currency), name: organisation.name })
  return (
    <Button size="small" busy={busy} aria-label={label} onClick={() => void pay()}>
      {t.pay}
    </Button>
  )
}
