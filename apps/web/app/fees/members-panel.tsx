import { sumOf } from '@pavilion/contract/money.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { lazy, Suspense, useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import shared from '#shared/console.module.css'
import { briefDay } from '#shared/dates.ts'
import { shortMoney } from '#shared/money.ts'
import { saveFile } from '#shared/save-file.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/fees.ts'
import type { BookProps } from './book-props.ts'
import { type Book, loadTable, type Member, remind, showBook } from './fee-calls.ts'
import styles from './fees.module.css'

const AccountDialog = lazy(() =>
  import('./account-dialog.tsx').then((module) => ({ default: module.AccountDialog })),
)

/** Who owes what; or all accounts. */
export function MembersPanel({ book, onChanged }: BookProps) {
  const [showsAll, setShowsAll] = useState(false)
  const [opened, setOpened] = useState<Member>()
  const { members, organisation, currency } = book
  const owing = members.filter(({ balance }) => balance > 0)
  const shown = showsAll ? members : owing
  const close = async () => {
    setOpened(undefined)
    const answer = await showBook(organisation.id)
    if (answer.ok) onChanged(answer.data.data)
  }
  const total = sumOf(owing.map(({ balance }) => balance))
  return (
    <Panel level={2} title={t.whoOwes} note={total > 0 && shortMoney(total, currency)}>
      <div className={styles.stack}>
        {owing.length === 0 && <p className="pv-muted">{t.nobodyOwes}</p>}
        <MemberActions book={book} onChanged={onChanged} />
        <Checkbox checked={showsAll} onChange={({ target }) => setShowsAll(target.checked)}>
          {t.showAll}
        </Checkbox>
        <ul className={shared.rows}>
          {shown.map((member) => (
            <li key={member.playerId}>
              <MemberRow member={member} book={book} onOpen={() => setOpened(member)} />
            </li>
          ))}
        </ul>
      </div>
      <Suspense>
        {opened !== undefined && (
          <AccountDialog book={book} member={opened} onClose={() => void close()} />
        )}
      </Suspense>
    </Panel>
  )
}

function MemberActions({ book, onChanged }: BookProps) {
  const [busy, setBusy] = useState(false)
  const { organisation, members } = book
  const organisationId = organisation.id
  const owing = members.filter((member) => member.balance > 0).map(({ playerId }) => playerId)
  const remindAll = async () => {
    setBusy(true)
    const answer = await remind({ organisationId, playerIds: owing })
    setBusy(false)
    if (!answer.ok) return toasts.add('error', answer.message)
    toasts.add('success', answer.data.message)
    return onChanged(answer.data.data)
  }
  const download = async () => {
    const answer = await loadTable(organisationId)
    if (answer.ok) saveFile(answer.data, 'fees.csv')
    else toasts.add('error', answer.message)
  }
  return (
    <div className={shared.actions}>
      {owing.length > 0 && (
        <Button size="small" busy={busy} onClick={() => void remindAll()}>
          {t.sendReminders}
        </Button>
      )}
      <Button size="small" variant="outline" onClick={() => void download()}>
        {t.downloadTable}
      </Button>
    </div>
  )
}

type RowProps = {
  readonly member: Member
  readonly book: Book
  readonly onOpen: () => void
}

function MemberRow({ member, book: { currency }, onOpen }: RowProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { name, balance, due, dueSince, remindedAt, hasLeft } = member
  const parts = [
    dueSince === null
      ? ''
      : t.dueSince({ amount: shortMoney(due, currency), day: briefDay(dueSince, locale) }),
    remindedAt === null ? '' : t.remindedOn({ day: briefDay(remindedAt.slice(0, 10), locale) }),
    hasLeft ? t.hasLeft : '',
  ]
  return (
    <>
      <span className={styles.text}>
        <b>{name}</b>
        <span className="pv-small pv-muted">{parts.filter(Boolean).join(' · ')}</span>
      </span>
      <b className={styles.amount}>{shortMoney(balance, currency)}</b>
      <Button size="small" variant="outline" aria-label={t.accountOf({ name })} onClick={onOpen}>
        {t.account}
      </Button>
    </>
  )
}
