import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from '../accounts/account-refusals.ts'
import { Count } from '../count.ts'
import { envelope } from '../envelope.ts'
import { LineKind, Order, OrderStatus, OrderSummary } from './order-fields.ts'
import { ORDER_IS_BOOKING, ORDER_NOT_FOUND, ORDER_PAID } from './order-refusals.ts'
import { BAD_CURSOR, pageOf, PageRequest, Words } from '../page.ts'
import { Instant } from '../time.ts'

const tags = ['Orders']

/** A file inside a JSON answer. */
export const Report = z.object({
  fileName: z.string(),
  contentType: z.literal('application/pdf'),
  /** The file's content. */
  base64: z.string(),
})
export type Report = z.infer<typeof Report>

export const orderCalls = {
  show: oc
    .route({
      method: 'GET',
      path: '/api/v1/orders/{orderId}',
      summary: 'An order: lines, sums, payments, refunds',
      tags,
    })
    .errors({ SIGNED_OUT, ORDER_NOT_FOUND })
    .input(z.object({ orderId: z.uuid() }))
    .output(envelope(Order)),

  filter: oc
    .route({
      method: 'POST',
      path: '/api/v1/orders/filter',
      summary: 'One’s own orders, bookings among them',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, BAD_CURSOR })
    .input(
      z.strictObject({
        filter: z
          .strictObject({
            text: Words.optional(),
            status: z.array(OrderStatus).max(6).optional(),
            kind: z.array(LineKind).max(LineKind.options.length).optional(),
            /** For orders that take place at a time: upcoming, past, or cancelled (including never paid). */
            when: z.enum(['coming', 'past', 'cancelled']).optional(),
            /** Placed at or after this instant. */
            from: Instant.optional(),
            /** Placed before this instant. */
            until: Instant.optional(),
          })
          .prefault({}),
        /** 'latest' and 'oldest' go by when an order was placed, 'soonest' by when it takes place. */
        sort: z.enum(['latest', 'oldest', 'soonest']).default('latest'),
        page: PageRequest,
      }),
    )
    .output(
      envelope(pageOf(OrderSummary).extend({ counts: z.object({ status: z.array(Count) }) })),
    ),

  cancel: oc
    .route({
      method: 'POST',
      path: '/api/v1/orders/{orderId}/cancel',
      summary: 'Lets go of an own order that is not paid; cancelling it again changes nothing',
      description: 'A ground booking is cancelled with the call that cancels bookings.',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, ORDER_NOT_FOUND, ORDER_PAID, ORDER_IS_BOOKING })
    .input(z.strictObject({ orderId: z.uuid() }))
    .output(envelope(Order)),

  report: oc
    .route({
      method: 'POST',
      path: '/api/v1/cricconnect/reports/generate-report',
      summary: 'The invoice of an order as a PDF, in base64 within the answer',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, ORDER_NOT_FOUND })
    .input(z.strictObject({ orderId: z.uuid() }))
    .output(envelope(Report)),
}
