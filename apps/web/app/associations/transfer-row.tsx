import { Button } from '@pavilion/kit/button.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import shared from '#shared/console.module.css'
import { dayRange, shortDay } from '#shared/dates.ts'
import * as t from '#texts/associations.ts'
import styles from './associations.module.css'
import { ReasonText } from './reason-text.tsx'
import type { Transfer, TransferAnswer } from './register-calls.ts'

const stateText: Readonly<Record<Transfer['state'], string>> = {
  asked: t.waitsForRelease,
  released: t.waitsForApproval,
  approved: t.stateApproved,
  declined: t.stateDeclined,
  withdrawn: t.stateWithdrawn,
}

const labels = { release: t.release, approve: t.approve, withdraw: t.withdraw } as const
const named = { release: t.releaseName, approve: t.approveName, withdraw: t.withdrawName } as const

type TransferRowProps = {
  readonly transfer: Transfer
  readonly onAnswer: (answer: TransferAnswer) => Promise<void>
  readonly onDecline: () => void
}

/** A transfer, how far it is, and what may be done with it. */
export function TransferRow({ transfer, onAnswer, onDecline }: TransferRowProps) {
  const { name, number, association, from, to, startsOn, endsOn, state, reason, may } = transfer
  const locale = useShell()?.site.locale ?? 'en'
  const days =
    endsOn === null
      ? t.fromDay({ day: shortDay(startsOn, locale) })
      : t.loanFor({ days: dayRange(startsOn, endsOn, locale) })
  return (
    <>
      <span className={styles.text}>
        <b>{t.nameAndNumber({ name, number })}</b>
        <span className="pv-small">{t.fromTo({ from: from.name, to: to.name })}</span>
        <span className="pv-small pv-muted">
          {days}
          {reason !== '' && ' · '}
          <ReasonText reason={reason} association={association} />
        </span>
      </span>
      <Tag tone={state === 'approved' ? 'positive' : 'neutral'}>{stateText[state]}</Tag>
      {may.length > 0 && <Answers transfer={transfer} onAnswer={onAnswer} onDecline={onDecline} />}
    </>
  )
}

function Answers({ transfer: { name, may }, onAnswer, onDecline }: TransferRowProps) {
  const [busy, setBusy] = useState(false)
  const answer = async (one: TransferAnswer) => {
    setBusy(true)
    await onAnswer(one)
    setBusy(false)
  }
  return (
    <span className={shared.actions}>
      {may.map((one) =>
        one === 'decline' ? (
          <Button
            key={one}
            variant="quiet"
            busy={busy}
            aria-label={t.declineName({ name })}
            onClick={onDecline}
          >
            {t.decline}
          </Button>
        ) : (
          <Button
            key={one}
            variant={one === 'withdraw' ? 'quiet' : 'primary'}
            busy={busy}
            aria-label={named[one]({ name })}
            onClick={() => void answer(one)}
          >
            {labels[one]}
          </Button>
        ),
      )}
    </span>
  )
}
