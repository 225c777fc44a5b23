import type { SandboxOutcome } from '@pavilion/contract/orders/sandbox-calls.ts'
import * as orders from '#calls/orders.ts'
import { send } from '#state/api.ts'

export const decide = (reference: string, outcome: SandboxOutcome) =>
  send(orders.decideSandbox, { reference, outcome })

export const cancelOrder = (orderId: string) => send(orders.cancel, { orderId })
