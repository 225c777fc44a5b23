import type { SandboxOutcome } from '@pavilion/contract/orders/sandbox-calls.ts'
import { PAYMENT_DECIDED, PAYMENT_NOT_FOUND } from '@pavilion/contract/orders/order-refusals.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { currencyOf } from '#places/places.ts'
import { after } from '#security/instants.ts'
import { newToken } from '#security/opaque-token.ts'
import type { AppContext } from '#app-context.ts'
import { thanksPath } from './payment-link.ts'
import { receive } from './receive-event.ts'
import { endOf, messageOf, sandbox } from './sandbox.ts'
import { providerOf } from './provider.ts'
import { decidePayment, findCharged, findSandboxPayment } from './sandbox.queries.ts'

/** How much later a delayed payment succeeds. */
const LATER_SECONDS = 60

async function paymentOf(app: AppContext, reference: string) {
  const { db } = app
  if ((await providerOf(app)) !== sandbox) {
    throw refuseCall('PAYMENT_NOT_FOUND', PAYMENT_NOT_FOUND)
  }
  const [payment, charged] = await Promise.all([
    findSandboxPayment(db, reference),
    findCharged(db, reference),
  ])
  if (payment === undefined || charged === undefined) {
    throw refuseCall('PAYMENT_NOT_FOUND', PAYMENT_NOT_FOUND)
  }
  return { ...payment, ...charged }
}

export const showSandboxPayment = os.orders.showSandbox.handler(
  async ({ input: { reference }, context: { app, caller } }) => {
    caller.setHeader('cache-control', 'no-store')
    const {
      settlesAt: _settlesAt,
      number,
      orderStatus,
      currency,
      ...payment
    } = await paymentOf(app, reference)
    return success('A payment that moves no money', {
      ...payment,
      orderNumber: number,
      currency: await currencyOf(app.db, currency),
      isOpen:
        payment.outcome === null &&
        orderStatus === 'pending' &&
        Date.parse(payment.expiresAt) > Date.parse(app.now()),
    })
  },
)

/** Decides once; repeating the same decision answers the same. */
export const decideSandboxPayment = os.orders.decideSandbox.handler(
  async ({ input: { reference, outcome }, context: { app } }) => {
    const payment = await paymentOf(app, reference)
    const now = app.now()
    const settlesAt = outcome === 'later' ? after(now, LATER_SECONDS) : null
    const isDecided = await decidePayment(app.db, { reference, outcome, now, settlesAt })
    const before = isDecided ? outcome : (await findSandboxPayment(app.db, reference))?.outcome
    if (before !== outcome) throw refuseCall('PAYMENT_DECIDED', PAYMENT_DECIDED)
    if (isDecided && tells[outcome]) await tell(app, { ...payment, reference, outcome })
    return success('Payment settled', { url: nextOf(outcome, payment.orderId) })
  },
)

/** Whether an event is sent at once. */
const tells: { readonly [O in SandboxOutcome]: boolean } = {
  succeed: true,
  decline: true,
  later: false,
  'never-returns': false,
}

function nextOf(outcome: SandboxOutcome, orderId: string): string | null {
  if (outcome === 'never-returns') return null
  return outcome === 'decline' ? `/payment/cancelled?order=${orderId}` : thanksPath(orderId)
}

type Told = {
  readonly reference: string
  readonly outcome: SandboxOutcome
  readonly amount: MinorUnits
  readonly currency: string
}

/** Sends a signed event, as any provider would; if it gets lost, the reconciling job notices. */
async function tell(
  app: AppContext,
  { reference, outcome, amount, currency }: Told,
): Promise<void> {
  const event = { id: newToken(), reference, outcome: endOf(outcome), amount, currency }
  await receive(app, await messageOf(app, event))
}
