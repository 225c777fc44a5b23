import type { ConsoleAccount } from '@pavilion/contract/accounts/account-console-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { lazy, Suspense, useState } from 'react'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/operator.ts'
import { letTryAgain, liftSuspension } from './account-console-calls.ts'
import styles from './operator.module.css'
import { When } from './when.tsx'

const SuspendDialog = lazy(() =>
  import('./suspend-dialog.tsx').then(({ SuspendDialog: dialog }) => ({ default: dialog })),
)

type AccountItemProps = {
  readonly account: ConsoleAccount
  readonly onChanged: (account: ConsoleAccount) => void
}

/** An account: whose it is, whether it is used, and what an operator can do about it. */
export function AccountItem({ account, onChanged }: AccountItemProps) {
  const { name, email, phone, createdAt, lastUsedAt, sessions } = account
  return (
    <li className={styles.message}>
      <h2 className={styles.subject}>
        {name} <Marks account={account} />
      </h2>
      <p className={styles.line}>
        {email}, {phone}
      </p>
      <p className={styles.line}>
        {t.memberSinceText} <When at={createdAt} />, {t.openSessions({ sessions })}{' '}
        {lastUsedAt !== null && <When at={lastUsedAt} />}
      </p>
      <SuspensionLines account={account} />
      <Choices account={account} onChanged={onChanged} />
    </li>
  )
}

function Marks({ account: { status, isOperator, suspension } }: Pick<AccountItemProps, 'account'>) {
  return (
    <>
      {isOperator && <Tag tone="info">{t.anOperator}</Tag>}
      {status === 'unverified' && <Tag>{t.unverifiedNumber}</Tag>}
      {suspension !== null && <Tag tone="cherry">{t.suspendedMark}</Tag>}
    </>
  )
}

function SuspensionLines({ account: { suspension } }: Pick<AccountItemProps, 'account'>) {
  if (suspension === null) return null
  const { at, by, reason } = suspension
  return (
    <>
      <p className={styles.line}>
        {t.suspendedText} <When at={at} /> {by !== null && t.suspendedBy({ name: by.name })}
      </p>
      <p className={styles.text}>{reason}</p>
    </>
  )
}

function Choices({ account, onChanged }: AccountItemProps) {
  const [busy, setBusy] = useState(false)
  const [isAsking, ask] = useState(false)
  const run = async (call: typeof letTryAgain) => {
    setBusy(true)
    const answer = await call(account.id)
    setBusy(false)
    toasts.add(answer.ok ? 'success' : 'error', answer.ok ? answer.data.message : answer.message)
    if (answer.ok) onChanged(answer.data.data)
  }
  return (
    <div className={styles.choices}>
      {account.suspension !== null && (
        <Button size="small" busy={busy} onClick={() => void run(liftSuspension)}>
          {t.liftSuspension}
        </Button>
      )}
      {account.suspension === null && !account.isOperator && (
        <Button size="small" variant="danger" disabled={busy} onClick={() => ask(true)}>
          {t.suspend}
        </Button>
      )}
      <Button size="small" variant="outline" busy={busy} onClick={() => void run(letTryAgain)}>
        {t.letThemTryAgain}
      </Button>
      {isAsking && (
        <Suspense>
          <SuspendDialog
            account={account}
            onClose={() => ask(false)}
            onSuspended={(now) => {
              ask(false)
              onChanged(now)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
