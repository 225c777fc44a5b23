import { MinorUnits } from '@pavilion/contract/units.ts'
import { z } from 'zod'
import { eventKind } from '#events/event-kind.ts'

/** Null for walk-ins, who pay at the ground. */
const orderId = z.uuid().nullable()

/** A booking was cancelled. */
export const bookingCancelled = eventKind({
  kind: 'booking-cancelled',
  thing: 'booking',
  data: z.object({
    orderId,
    by: z.enum(['customer', 'ground']),
    wasPaid: z.boolean(),
    /** What goes back, in minor units of the order's currency. */
    refund: MinorUnits,
  }),
})

/** A slot of a booking was moved to another time. */
export const bookingMoved = eventKind({
  kind: 'booking-moved',
  thing: 'booking',
  data: z.object({ orderId, from: z.string(), to: z.string() }),
})
