import type { MinorUnits } from '@pavilion/contract/units.ts'
import { find, refund } from '#calls/order-console.ts'
import { send } from '#state/api.ts'
import type { OutputOf } from '#state/call.ts'

export type ConsoleOrder = OutputOf<typeof find>['data']

export const findOrder = (number: string) => send(find, { number })

/** `refunded`: how much is refunded of the order in all afterwards. */
export const refundOrder = (orderId: string, refunded: MinorUnits, reason: string) =>
  send(refund, { orderId, refunded, reason })
