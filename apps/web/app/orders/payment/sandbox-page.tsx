import type { SandboxOutcome, SandboxPayment } from '@pavilion/contract/orders/sandbox-calls.ts'
import { printMoney } from '@pavilion/contract/print-money.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Route } from './+types/sandbox-page.ts'
import { apiContext } from '#context.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { orNotFound } from '#shared/or-not-found.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/orders.ts'
import { decide } from './pay-calls.ts'
import { Actions, Slip } from './slip.tsx'

export const loader = async ({ context, params: { reference } }: Route.LoaderArgs) => {
  const { data } = await orNotFound(context.get(apiContext).orders.showSandbox({ reference }))
  return { payment: data, reference }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...headOf(shellOf(matches), {
    title: t.testPayment,
    description: t.aTestPaymentNoMoney,
    path: '/pay/sandbox',
  }),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

const ended: { readonly [O in SandboxOutcome]: string } = {
  succeed: t.paid,
  decline: t.paymentDeclined,
  later: t.paymentDelayedItWillGo,
  'never-returns': t.paidButWithoutAConfirmation,
}

/** Takes the place of a payment provider's page when no provider is configured. */
export default function SandboxPage({ loaderData }: Route.ComponentProps) {
  const { payment, reference } = loaderData
  const [outcome, setOutcome] = useState(payment.outcome)
  const isOpen = payment.isOpen && outcome === null
  return (
    <Slip
      title={printMoney(payment.amount, payment.currency)}
      icon="ticket"
      stub={t.orderNumberText({ orderNumber: payment.orderNumber })}
      after={
        isOpen ? <Choice {...{ reference, setOutcome }} /> : <Ended {...{ payment, outcome }} />
      }
    >
      <p>{t.noMoneyMoves({ b: (text) => <strong key="b">{text}</strong> })}</p>
    </Slip>
  )
}

type EndedProps = { readonly payment: SandboxPayment; readonly outcome: SandboxOutcome | null }

function Ended({ payment, outcome }: EndedProps) {
  const text = outcome === null ? t.thisPaymentHasExpired : ended[outcome]
  return (
    <>
      <p>
        <output>{text}</output>
      </p>
      <p>
        <a className="pv-link" href={`/payment/success?order=${payment.orderId}`}>
          {t.viewOrder}
        </a>
      </p>
    </>
  )
}

type ChoiceProps = {
  readonly reference: string
  readonly setOutcome: (outcome: SandboxOutcome) => void
}

const ways = [
  { outcome: 'succeed', label: t.pay, variant: 'primary' },
  { outcome: 'decline', label: t.declinePayment, variant: 'danger' },
  { outcome: 'later', label: t.payAMinuteLater, variant: 'outline' },
  { outcome: 'never-returns', label: t.payWithoutConfirming, variant: 'outline' },
] as const

function Choice({ reference, setOutcome }: ChoiceProps) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState<SandboxOutcome>()
  const choose = async (outcome: SandboxOutcome) => {
    setBusy(outcome)
    const answer = await decide(reference, outcome)
    setBusy(undefined)
    if (!answer.ok) return toasts.add('error', answer.message)
    const { url } = answer.data.data
    if (url === null) return setOutcome(outcome)
    return navigate(url)
  }
  return (
    <Actions>
      {ways.map(({ outcome, label, variant }) => (
        <Button
          key={outcome}
          variant={variant}
          size="large"
          busy={busy === outcome}
          disabled={busy !== undefined}
          onClick={() => void choose(outcome)}
        >
          {label}
        </Button>
      ))}
    </Actions>
  )
}
