import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import {
  Booking,
  BookingState,
  EquipmentChoices,
  OfficialChoices,
  Purpose,
  QuotedSlot,
  SlotChoice,
  SlotChoices,
  SlotOnDay,
} from './booking-fields.ts'
import {
  BOOKING_NOT_FOUND,
  BOOKING_OVER,
  BOOKING_UNPAID,
  NOT_BOOKABLE,
  OFFICIAL_TAKEN,
  OTHER_PRICE,
  PRICE_CHANGED,
  SLOT_CLOSED,
  SLOT_TAKEN,
  TOO_LATE_TO_MOVE,
  TOO_MANY_HOLDS,
} from './booking-refusals.ts'
import { envelope } from '../envelope.ts'
import { GROUND_NOT_FOUND } from '../grounds/ground-calls.ts'
import { GroundId } from '../ids.ts'
import { CouponCode, IdempotencyKey, Sums } from '../orders/order-fields.ts'
import { MinorUnits } from '../units.ts'
import { couponRefusals, placingRefusals } from '../orders/order-refusals.ts'
import { BAD_CURSOR, pageOf, PageRequest, Words } from '../page.ts'
import { Currency } from '../places/place-calls.ts'
import { Day } from '../time.ts'

const path = (rest: string) => `/api/v1/grounds/{groundId}/${rest}` as const
const tags = ['Bookings']
const one = { groundId: GroundId, bookingId: z.uuid() }
const chosen = {
  groundId: GroundId,
  slots: SlotChoices,
  equipment: EquipmentChoices,
  officials: OfficialChoices,
  couponCode: CouponCode.optional(),
}

const MOST_DAYS = 31
const DAY_MS = 86_400_000

export const bookingCalls = {
  availability: oc
    .route({
      method: 'POST',
      // The misspelling is the specification's.
      path: path('slots/check-availaibilty'),
      summary: 'Every slot of some days, 31 at most: when, for how much, and whether it is free',
      tags,
      successStatus: 200,
    })
    .errors({ GROUND_NOT_FOUND, NOT_BOOKABLE })
    .input(
      z
        .strictObject({
          groundId: GroundId,
          /** Local days at the ground, both included; by default the seven days from today. */
          from: Day.optional(),
          to: Day.optional(),
        })
        .refine(({ from, to }) => (from === undefined) === (to === undefined), {
          path: ['to'],
          message: 'Send both days, or neither.',
        })
        .refine(({ from = '', to = '' }) => from <= to, {
          path: ['to'],
          message: 'must not be before from',
        })
        .refine(
          ({ from = '', to = '' }) =>
            !(Date.parse(to) - Date.parse(from) > (MOST_DAYS - 1) * DAY_MS),
          { path: ['to'], message: `may be ${MOST_DAYS} days at most, from the first one on` },
        ),
    )
    .output(
      envelope(
        z.object({
          from: Day,
          to: Day,
          timeZone: z.string(),
          currency: Currency,
          slots: z.array(SlotOnDay),
        }),
      ),
    ),

  quote: oc
    .route({
      method: 'POST',
      path: path('bookings/quote'),
      summary:
        'What slots would cost with what is hired beside them, taxes and a code; nothing is held',
      tags,
      successStatus: 200,
    })
    .errors({
      GROUND_NOT_FOUND,
      NOT_BOOKABLE,
      SLOT_TAKEN,
      SLOT_CLOSED,
      ...couponRefusals,
      TOO_MANY_TRIES,
    })
    .input(z.strictObject(chosen))
    .output(
      envelope(
        Sums.extend({
          lines: z.array(z.object({ title: z.string(), quantity: z.int(), amount: MinorUnits })),
          slots: z.array(QuotedSlot),
        }),
      ),
    ),

  book: oc
    .route({
      method: 'POST',
      path: path('bookings'),
      summary: 'Hold slots for ten minutes, in which their order is to be paid',
      description:
        'The slots need not be next to one another: all are held, or none. `order.id` is what generate-payment-link asks for. The same key and the same request answer the same booking again, however often they come. Who sends `total` is told when it is another one by now, and nothing is booked.',
      tags,
      successStatus: 201,
    })
    .errors({
      SIGNED_OUT,
      GROUND_NOT_FOUND,
      NOT_BOOKABLE,
      SLOT_TAKEN,
      SLOT_CLOSED,
      OFFICIAL_TAKEN,
      PRICE_CHANGED,
      TOO_MANY_HOLDS,
      TOO_MANY_TRIES,
      ...placingRefusals,
    })
    .input(
      z.strictObject({
        ...chosen,
        purpose: Purpose.default(''),
        /** The total that the customer was shown. */
        total: MinorUnits.optional(),
        idempotencyKey: IdempotencyKey,
      }),
    )
    .output(envelope(Booking)),

  show: oc
    .route({ method: 'GET', path: path('bookings/{bookingId}'), summary: 'A booking', tags })
    .errors({ SIGNED_OUT, BOOKING_NOT_FOUND })
    .input(z.object(one))
    .output(envelope(Booking)),

  calendar: oc
    .route({
      method: 'GET',
      path: path('bookings/{bookingId}/calendar.ics'),
      summary: 'A booking as an entry for a calendar',
      tags,
    })
    .errors({ SIGNED_OUT, BOOKING_NOT_FOUND })
    .input(z.object(one))
    .output(z.file().mime('text/calendar')),

  cancel: oc
    .route({
      method: 'POST',
      path: path('bookings/{bookingId}/cancel'),
      summary: 'Let a booking go; what comes back was agreed when it was made',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, BOOKING_NOT_FOUND, BOOKING_OVER })
    .input(z.strictObject(one))
    .output(envelope(Booking)),

  reschedule: oc
    .route({
      method: 'POST',
      path: path('bookings/{bookingId}/reschedule'),
      summary: 'Change a slot of a booking for a free one of the same price',
      tags,
      successStatus: 200,
    })
    .errors({
      SIGNED_OUT,
      BOOKING_NOT_FOUND,
      BOOKING_OVER,
      BOOKING_UNPAID,
      SLOT_TAKEN,
      SLOT_CLOSED,
      OFFICIAL_TAKEN,
      OTHER_PRICE,
      TOO_LATE_TO_MOVE,
    })
    .input(z.strictObject({ ...one, from: z.uuid(), to: SlotChoice }))
    .output(envelope(Booking)),

  filter: oc
    .route({
      method: 'POST',
      path: path('bookings/filter'),
      summary: 'The bookings of a ground, for those who look after it',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, NOT_ALLOWED, GROUND_NOT_FOUND, BAD_CURSOR })
    .input(
      z.strictObject({
        groundId: GroundId,
        filter: z
          .strictObject({
            text: Words.optional(),
            state: z.array(BookingState).max(4).optional(),
            /** Bookings with a slot on one of these local days. */
            from: Day.optional(),
            to: Day.optional(),
          })
          .prefault({}),
        sort: z.enum(['latest', 'soonest']).default('latest'),
        page: PageRequest,
      }),
    )
    .output(envelope(pageOf(Booking))),
}
