import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { MinorUnits } from '../units.ts'
import { Order } from './order-fields.ts'
import { ORDER_NOT_FOUND } from './order-refusals.ts'

const NOT_FOUND = { status: 404, message: 'Not found.' } as const
const NOTHING_TO_REFUND = {
  status: 409,
  message: 'That order has not been paid, or was refunded already.',
} as const
/** Bookings and fees have books of their own, which have to agree with the refund. */
const REFUNDED_ELSEWHERE = {
  status: 409,
  message:
    'Bookings are refunded by cancelling them in the ground’s console, fees in the fee book of the club, and entry fees in the tournament’s console.',
} as const
const TOO_MUCH = { status: 422, message: 'That is more than was paid.' } as const
const REFUND_CHANGED = {
  status: 409,
  message: 'More has been refunded meanwhile. Look at the order again.',
} as const
export const orderConsoleRefusals = {
  SIGNED_OUT,
  NOT_FOUND,
  ORDER_NOT_FOUND,
  NOTHING_TO_REFUND,
  REFUNDED_ELSEWHERE,
  TOO_MUCH,
  REFUND_CHANGED,
}

/** For operators; everybody else is answered as at an unknown address. */
export const orderConsoleCalls = {
  find: oc
    .route({
      method: 'POST',
      path: '/api/v1/operator/orders/filter',
      summary: 'The order of this site with that number',
      tags: ['Operator'],
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, NOT_FOUND, ORDER_NOT_FOUND })
    .input(
      z.strictObject({
        number: z
          .string()
          .trim()
          .min(1, 'Write the number')
          .max(40)
          .regex(/^[^\0]*$/, 'Must be text'),
      }),
    )
    .output(envelope(Order)),

  refund: oc
    .route({
      method: 'POST',
      path: '/api/v1/operator/orders/{orderId}/refund',
      summary: 'Give money for packages back; asked again, it gives nothing more',
      description: 'What was bought ends once all of it is refunded. The buyer is emailed.',
      tags: ['Operator'],
      successStatus: 200,
    })
    .errors(orderConsoleRefusals)
    .input(
      z.strictObject({
        orderId: z.uuid(),
        /** How much is refunded of the order in all afterwards, in its currency. */
        refunded: MinorUnits.min(1),
        /** For the audit log. */
        reason: z
          .string()
          .trim()
          .min(1, 'Say why')
          .max(500)
          .regex(/^[^\0]*$/, 'Must be text'),
      }),
    )
    .output(envelope(Order)),
}
