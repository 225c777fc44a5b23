import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT } from '../accounts/account-refusals.ts'
import { Booking, Closure, Customer, Purpose, Reason, SlotChoices } from './booking-fields.ts'
import {
  CLOSURE_NOT_FOUND,
  IDEMPOTENCY_KEY_REUSED,
  NOT_BOOKABLE,
  SLOT_CLOSED,
  SLOT_TAKEN,
  TIME_TAKEN,
} from './booking-refusals.ts'
import { envelope } from '../envelope.ts'
import { GROUND_NOT_FOUND } from '../grounds/ground-calls.ts'
import { GroundId } from '../ids.ts'
import { IdempotencyKey } from '../orders/order-fields.ts'
import { MinorUnits } from '../units.ts'
import { Currency } from '../places/place-calls.ts'
import { Day, Instant } from '../time.ts'

const path = (rest: string) => `/api/v1/grounds/{groundId}/${rest}` as const
const tags = ['Ground console']

/** Calls for those who manage a ground. */
export const groundConsoleCalls = {
  bookWalkIn: oc
    .route({
      method: 'POST',
      path: path('bookings/walk-in'),
      summary: 'Put somebody down who came to the ground or rang; it is settled there',
      tags,
      successStatus: 201,
    })
    .errors({
      SIGNED_OUT,
      NOT_ALLOWED,
      GROUND_NOT_FOUND,
      NOT_BOOKABLE,
      SLOT_TAKEN,
      SLOT_CLOSED,
      IDEMPOTENCY_KEY_REUSED,
    })
    .input(
      z.strictObject({
        groundId: GroundId,
        slots: SlotChoices,
        customer: Customer,
        purpose: Purpose.default(''),
        idempotencyKey: IdempotencyKey,
      }),
    )
    .output(envelope(Booking)),

  close: oc
    .route({
      method: 'POST',
      path: path('closures'),
      summary: 'Close a ground for some time, 366 days at most, in which nothing is booked',
      tags,
      successStatus: 201,
    })
    .errors({ SIGNED_OUT, NOT_ALLOWED, GROUND_NOT_FOUND, TIME_TAKEN })
    .input(
      z
        .strictObject({ groundId: GroundId, start: Instant, end: Instant, reason: Reason })
        .refine(({ start, end }) => Date.parse(start) < Date.parse(end), {
          path: ['end'],
          message: 'Must be after start',
        })
        .refine(({ start, end }) => Date.parse(end) - Date.parse(start) <= 366 * 86_400_000, {
          path: ['end'],
          message: 'Must be at most 366 days after start',
        }),
    )
    .output(envelope(Closure)),

  closures: oc
    .route({
      method: 'GET',
      path: path('closures'),
      summary: 'When a ground is closed from now on, the soonest first, 100 at most',
      tags,
    })
    .errors({ SIGNED_OUT, NOT_ALLOWED, GROUND_NOT_FOUND })
    .input(z.object({ groundId: GroundId }))
    .output(envelope(z.array(Closure))),

  takings: oc
    .route({
      method: 'GET',
      path: path('takings'),
      summary: 'What a ground took for bookings that begin on some days, and what it gave back',
      tags,
    })
    .errors({ SIGNED_OUT, NOT_ALLOWED, GROUND_NOT_FOUND, NOT_BOOKABLE })
    .input(z.object({ groundId: GroundId, from: Day, to: Day }))
    .output(
      envelope(
        z.object({
          from: Day,
          to: Day,
          currency: Currency,
          /** Bookings that were paid on the site. */
          bookings: z.int(),
          taken: MinorUnits,
          givenBack: MinorUnits,
          /** Bookings that the managers entered, settled at the ground. */
          walkIns: z.int(),
        }),
      ),
    ),

  reopen: oc
    .route({
      method: 'DELETE',
      path: path('closures/{closureId}'),
      summary: 'Open it again for what was closed',
      tags,
    })
    .errors({ SIGNED_OUT, NOT_ALLOWED, GROUND_NOT_FOUND, CLOSURE_NOT_FOUND })
    .input(z.object({ groundId: GroundId, closureId: z.uuid() }))
    .output(z.object({ status: z.literal('Success'), message: z.string() })),
}
