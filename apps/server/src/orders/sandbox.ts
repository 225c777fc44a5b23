import { z } from 'zod'
import type { SandboxOutcome } from '@pavilion/contract/orders/sandbox-calls.ts'
import { MinorUnits } from '@pavilion/contract/units.ts'
import { after } from '#security/instants.ts'
import { keyFor } from '#security/keys.ts'
import { newToken } from '#security/opaque-token.ts'
import type { AppContext } from '#app-context.ts'
import type { PaymentProvider, ProviderEvent } from './payment-provider.ts'
import { findSandboxPayment, insertSandboxPayment } from './sandbox.queries.ts'
import { readSigned, signMessage } from './webhook-signature.ts'

const OPEN_FOR = 86_400

const Told = z.object({
  type: z.enum(['payment.succeeded', 'payment.failed']),
  data: z.object({ reference: z.string(), amount: MinorUnits, currency: z.string() }),
})

/** The sandbox's signed event about a payment, as providers post it to /api/v1/payments/…/events. */
export async function messageOf(app: AppContext, event: ProviderEvent) {
  const { reference, amount, currency } = event
  const type = `payment.${event.outcome}`
  const body = JSON.stringify({ type, data: { reference, amount, currency } })
  const key = await keyFor(app, 'sandbox-events')
  return { headers: signMessage(key, { id: event.id, at: app.now(), body }), body }
}

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const ends: { readonly [O in SandboxOutcome]: 'succeeded' | 'failed' } = {
  succeed: 'succeeded',
  decline: 'failed',
  later: 'succeeded',
  'never-returns': 'succeeded',
}

/** The end of a payment that was decided so. */
export const endOf = (outcome: SandboxOutcome): 'succeeded' | 'failed' => ends[outcome]

/** A payment provider inside this process that moves no money, for installations without a real one. */
export const sandbox: PaymentProvider = {
  name: 'sandbox',

  async begin(db, { now, expiresAt }) {
    const reference = newToken()
    await insertSandboxPayment(db, reference, expiresAt ?? after(now, OPEN_FOR))
    return reference
  },

  pageOf: (reference) => `/pay/sandbox/${reference}`,

  async look({ db, now }, reference) {
    const payment = await findSandboxPayment(db, reference)
    if (payment === undefined) return 'failed'
    const { outcome, settlesAt, expiresAt } = payment
    if (outcome === null) return Date.parse(expiresAt) <= Date.parse(now()) ? 'failed' : 'pending'
    const isPutOff = settlesAt !== null && Date.parse(settlesAt) > Date.parse(now())
    return isPutOff ? 'pending' : endOf(outcome)
  },

  giveBack: async () => undefined,

  async readEvent(app, told) {
    const id = readSigned(await keyFor(app, 'sandbox-events'), told, app.now())
    const read = Told.safeParse(parse(told.body))
    if (id === undefined || !read.success) return undefined
    const { type, data } = read.data
    return { id, outcome: type === 'payment.succeeded' ? 'succeeded' : 'failed', ...data }
  },
}
