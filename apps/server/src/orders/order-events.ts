import { MinorUnits } from '@pavilion/contract/units.ts'
import { z } from 'zod'
import { eventKind } from '#events/event-kind.ts'

/** An order was paid, or cost nothing. */
export const orderPaid = eventKind({
  kind: 'order-paid',
  thing: 'order',
  data: z.object({
    /** Null for an order that nothing had to be paid for. */
    paymentId: z.uuid().nullable(),
    lines: z.array(
      z.object({
        kind: z.enum(['package', 'booking', 'fee', 'entry']),
        /** The package, the ground, the club or the tournament. */
        subject: z.uuid(),
        period: z.enum(['month', 'year', 'once']).nullable(),
        quantity: z.int(),
      }),
    ),
  }),
})

/** An operator gave money back for packages, or a tournament for the entry of a team. */
export const orderRefunded = eventKind({
  kind: 'order-refunded',
  thing: 'order',
  data: z.object({
    /** In the order's currency. */
    amount: MinorUnits,
  }),
})

/** A payment came for an order that could take none any more: all of it is owed to the buyer. */
export const paymentReturned = eventKind({
  kind: 'payment-returned',
  thing: 'order',
  data: z.object({
    paymentId: z.uuid(),
    /** In the order's currency. */
    amount: MinorUnits,
    why: z.enum(['paid too late', 'paid twice']),
  }),
})
