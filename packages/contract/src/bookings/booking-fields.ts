import { z } from 'zod'
import { GroundId } from '../ids.ts'
import { CancellationStep, GroundOfficialRole, SlotKind } from '../grounds/ground-facts.ts'
import { OrderStatus } from '../orders/order-fields.ts'
import { MinorUnits } from '../units.ts'
import { Currency } from '../places/place-calls.ts'
import { GroundRef, PersonRef } from '../records.ts'
import { Day, Instant } from '../time.ts'

/** A local time at the ground, "2026-11-22T06:00". */
const LocalTime = z.string()

const Span = z.object({
  start: Instant,
  end: Instant,
  /** The same span in the ground's local time. */
  localStart: LocalTime,
  localEnd: LocalTime,
})

/** 'match': a match is played; 'closed': outside opening hours, too far ahead, or too short notice. */
export const SlotState = z.enum(['free', 'held', 'booked', 'match', 'closed', 'past'])
export type SlotState = z.infer<typeof SlotState>

/** A weekly slot on one day; the two together identify what is booked. */
export const QuotedSlot = Span.extend({
  slotId: z.uuid(),
  day: Day,
  kind: SlotKind,
  price: MinorUnits,
})

export const SlotOnDay = QuotedSlot.extend({ state: SlotState })
export type SlotOnDay = z.infer<typeof SlotOnDay>

export const SlotChoice = z.strictObject({ slotId: z.uuid(), day: Day })
export type SlotChoice = z.infer<typeof SlotChoice>

const MOST_SLOTS = 31
const MOST_EXTRAS = 20

/** Refuses duplicates. */
const each = <T>(keyOf: (one: T) => string) =>
  [
    (list: readonly T[]) => new Set(list.map(keyOf)).size === list.length,
    'must not name anything twice',
  ] as const

export const SlotChoices = z
  .array(SlotChoice)
  .min(1, 'Choose a slot')
  .max(MOST_SLOTS)
  .refine(...each<SlotChoice>(({ slotId, day }) => `${slotId} ${day}`))

export const EquipmentChoices = z
  .array(z.strictObject({ equipmentId: z.uuid(), quantity: z.int().min(1).max(1000) }))
  .max(MOST_EXTRAS)
  .refine(...each<{ equipmentId: string }>(({ equipmentId }) => equipmentId))
  .default([])

export const OfficialChoices = z
  .array(z.uuid())
  .max(MOST_EXTRAS)
  .refine(...each<string>((id) => id))
  .default([])

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^\P{Cc}*$/u, 'Must be one line of text')

export const Purpose = line(200)
export const Customer = line(100).min(1, 'Say for whom')
export const Reason = line(200).min(1, 'Say why')

/** 'held': to be paid by `holdUntil`; 'expired': it was not. */
export const BookingState = z.enum(['held', 'booked', 'cancelled', 'expired'])
export type BookingState = z.infer<typeof BookingState>

/** A booking of a ground's slots, with the prices agreed. */
export const Booking = z.object({
  id: z.uuid(),
  ground: GroundRef,
  state: BookingState,
  purpose: z.string(),
  /** The customer's name: the booker's, or the one entered by the ground's managers. */
  customer: z.string(),
  slots: z.array(Span.extend({ id: z.uuid(), kind: SlotKind, price: MinorUnits })),
  equipment: z.array(z.object({ name: z.string(), quantity: z.int(), price: MinorUnits })),
  officials: z.array(z.object({ person: PersonRef, role: GroundOfficialRole, price: MinorUnits })),
  currency: Currency,
  /** The order that pays for it; null when it is settled at the ground. */
  order: z
    .object({ id: z.uuid(), number: z.string(), status: OrderStatus, total: MinorUnits })
    .nullable(),
  cancellation: z.array(CancellationStep),
  bookedAt: Instant,
  holdUntil: Instant.nullable(),
  cancelledAt: Instant.nullable(),
  /** What was refunded on cancellation. */
  refund: MinorUnits.nullable(),
})
export type Booking = z.infer<typeof Booking>

/** A period in which a ground is closed. */
export const Closure = z.object({
  id: z.uuid(),
  groundId: GroundId,
  start: Instant,
  end: Instant,
  reason: z.string(),
  /** The match that closes the ground until it ends; null when a manager closed it. */
  matchId: z.uuid().nullable(),
  /** The fixture of a tournament that closes it while its teams are not known; the reason says which one. */
  fixtureId: z.uuid().nullable(),
})
export type Closure = z.infer<typeof Closure>
