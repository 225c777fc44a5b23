import { oc } from '@orpc/contract'
import { z } from 'zod'
import { OpaqueToken } from '../accounts/account-fields.ts'
import { envelope } from '../envelope.ts'
import { MinorUnits } from '../units.ts'
import { PAYMENT_DECIDED, PAYMENT_NOT_FOUND } from './order-refusals.ts'
import { Currency } from '../places/place-calls.ts'
import { Instant } from '../time.ts'

const tags = ['Sandbox']

/** How a sandbox payment ends: at once, declined, a minute later, or without notifying anybody. */
export const SandboxOutcome = z.enum(['succeed', 'decline', 'later', 'never-returns'])
export type SandboxOutcome = z.infer<typeof SandboxOutcome>

export const SandboxPayment = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  amount: MinorUnits,
  currency: Currency,
  /** Null while undecided. */
  outcome: SandboxOutcome.nullable(),
  expiresAt: Instant,
  isOpen: z.boolean(),
})
export type SandboxPayment = z.infer<typeof SandboxPayment>

/** The sandbox provider's payment page, for whoever has its address. */
export const sandboxCalls = {
  showSandbox: oc
    .route({
      method: 'GET',
      path: '/api/v1/payments/sandbox/{reference}',
      summary: 'A payment that moves no money',
      tags,
    })
    .errors({ PAYMENT_NOT_FOUND })
    .input(z.object({ reference: OpaqueToken }))
    .output(envelope(SandboxPayment)),

  decideSandbox: oc
    .route({
      method: 'POST',
      path: '/api/v1/payments/sandbox/{reference}/decide',
      summary: 'End a payment that moves no money, one way or another',
      tags,
      successStatus: 200,
    })
    .errors({ PAYMENT_NOT_FOUND, PAYMENT_DECIDED })
    .input(z.strictObject({ reference: OpaqueToken, outcome: SandboxOutcome }))
    .output(
      envelope(
        z.object({
          /** Where to go next, a path of this site; null when nowhere. */
          url: z.string().nullable(),
        }),
      ),
    ),
}
