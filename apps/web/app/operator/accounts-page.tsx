import type { ConsoleAccount } from '@pavilion/contract/accounts/account-console-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { EmptyState, ErrorState } from '@pavilion/kit/states.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { Route } from './+types/accounts-page.ts'
import { NotFound } from '#layout/error-page.tsx'
import { useOwnPermissions } from '#shared/use-own-permissions.ts'
import * as t from '#texts/operator.ts'
import { findAccounts } from './account-console-calls.ts'
import { AccountItem } from './account-item.tsx'
import { operatorHead } from './operator-head.ts'
import { OperatorHead } from './operator-head.tsx'
import styles from './operator.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  operatorHead(matches, {
    title: t.accounts,
    description: t.findAccountsSuspend,
    path: '/operator/accounts',
  })

/** Where an operator finds an account, to keep somebody out or let them in again. */
export default function AccountsPage() {
  const { answer } = useOwnPermissions()
  if (answer === undefined) return <Skeleton height="420px" />
  if (answer.ok && !answer.data.data.operator) return <NotFound />
  return (
    <div className={`pv-page ${styles.page}`}>
      <OperatorHead title={t.accounts} lead={t.accountsSay} />
      <Console />
    </div>
  )
}

type Found = Awaited<ReturnType<typeof findAccounts>>

function Console() {
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(0)
  const [found, setFound] = useState<Found>()
  const [busy, setBusy] = useState(false)
  const search = async () => {
    setBusy(true)
    setFound(await findAccounts(text))
    setAsked((before) => before + 1)
    setBusy(false)
  }
  const problem = found?.ok === false ? found.errors.find(({ path }) => path === 'text') : undefined
  return (
    <>
      <form
        className={styles.search}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void search()
        }}
      >
        <TextField
          label={t.findAnAccount}
          placeholder={t.idEmailNumberOrName}
          maxLength={254}
          value={text}
          error={problem?.message}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" busy={busy}>
          {t.search}
        </Button>
      </form>
      {found?.ok === false && problem === undefined && (
        <ErrorState action={<Button onClick={() => void search()}>{t.tryAgain}</Button>}>
          {found.message}
        </ErrorState>
      )}
      {found?.ok === true && <Accounts key={asked} {...found.data.data} />}
    </>
  )
}

type AccountsProps = { readonly items: readonly ConsoleAccount[]; readonly total: number }

function Accounts({ items: first, total }: AccountsProps) {
  const [changed, setChanged] = useState<ReadonlyMap<string, ConsoleAccount>>(new Map())
  if (total === 0) return <EmptyState title={t.noAccountIsFound}>{t.tryAnotherPart}</EmptyState>
  const count = first.length
  return (
    <>
      <output className="pv-muted">
        {count < total ? t.newestShown({ count, total }) : t.accountsFound({ total })}
      </output>
      <ol className={styles.messages}>
        {first.map((account) => (
          <AccountItem
            key={account.id}
            account={changed.get(account.id) ?? account}
            onChanged={(now) => setChanged((before) => new Map(before).set(now.id, now))}
          />
        ))}
      </ol>
    </>
  )
}
