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
import { decide } from './pay-calls.ts'
import { Actions, Slip } from './slip.tsx'

export const loader = async ({ context, params: { reference } }: Route.LoaderArgs) => {
  const { data } = await orNotFound(context.get(apiContext).orders.showSandbox({ reference }))
  return { payment: data, reference }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...headOf(shellOf(matches), {
    title: 'Pay in the sandbox',
    description: 'A payment that moves no money.',
    path: '/pay/sandbox',
  }),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

const ended: { readonly [O in SandboxOutcome]: string } = {
  succeed: 'This payment was made.',
  decline: 'This payment was declined.',
  later: 'This payment was put off. It is made about a minute later.',
  'never-returns': 'This payment was made, and nobody was told: the site finds out by itself.',
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
      stub={`Order ${payment.orderNumber}`}
      after={
        isOpen ? <Choice {...{ reference, setOutcome }} /> : <Ended {...{ payment, outcome }} />
      }
    >
      <p>
        This is the sandbox: <strong>no money moves</strong>, and no card is asked for. Choose how
        the payment ends.
      </p>
    </Slip>
  )
}

type EndedProps = { readonly payment: SandboxPayment; readonly outcome: SandboxOutcome | null }

function Ended({ payment, outcome }: EndedProps) {
  const text = outcome === null ? 'This payment has waited too long.' : ended[outcome]
  return (
    <>
      <p>
        <output>{text}</output>
      </p>
      <p>
        <a className="pv-link" href={`/payment/success?order=${payment.orderId}`}>
          See the order
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
  { outcome: 'succeed', label: 'Pay', variant: 'primary' },
  { outcome: 'decline', label: 'Decline the payment', variant: 'danger' },
  { outcome: 'later', label: 'Pay a minute later', variant: 'outline' },
  { outcome: 'never-returns', label: 'Pay, and never come back', variant: 'outline' },
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
