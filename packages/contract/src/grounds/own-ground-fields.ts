import { z } from 'zod'
import { Revision } from '../revision.ts'
import {
  CancellationStep,
  ClockTime,
  Equipment,
  GroundFacts,
  GroundPhoto,
  SlotKind,
  WeeklySlot,
} from './ground-facts.ts'
import { Currency } from '../places/place-calls.ts'
import { GroundRef } from '../records.ts'
import { MinorUnits, MOST_MONEY } from '../units.ts'

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u, 'Must be one line of text')

const isEach = (list: readonly unknown[]) => new Set(list).size === list.length
const TWICE = 'must not name anything twice'

const LONGEST_ABOUT = 2000
const Lines = (most: number) => z.array(line(most)).max(50).refine(isEach, TWICE)
const Price = MinorUnits.min(0).max(MOST_MONEY)

/** Longer notice must refund more. */
const Terms = z
  .array(CancellationStep.extend({ hoursBefore: z.int().min(0).max(8784) }).strict())
  .max(10)
  .refine((steps) => isEach(steps.map(({ hoursBefore }) => hoursBefore)), TWICE)
  .refine((steps) => {
    const sorted = steps.toSorted((one, other) => one.hoursBefore - other.hoursBefore)
    return sorted.every(({ percent }, at) => percent >= (sorted[at - 1]?.percent ?? 0))
  }, 'An earlier cancellation cannot get a smaller refund.')

/** The texts and terms that a ground's managers edit. */
export const GroundText = z.strictObject({
  about: z
    .string()
    .trim()
    .max(LONGEST_ABOUT)
    .regex(/^(?:\P{Cc}|\n)*$/u, 'Must be text'),
  address: z.union([z.literal(''), line(200)]),
  position: z
    .strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    })
    .nullable(),
  amenities: Lines(60),
  rules: Lines(200),
  cancellation: Terms,
  aheadDays: z.int().min(1).max(366),
  noticeMinutes: z.int().min(0).max(43_200),
})
export type GroundText = z.infer<typeof GroundText>

/** A new weekly slot, without an id. */
export const NewSlot = z.strictObject({
  weekday: z.int().min(1).max(7),
  starts: ClockTime,
  /** When it is not after `starts`, the slot ends on the next day. */
  ends: ClockTime,
  kind: SlotKind,
  price: Price,
})
export type NewSlot = z.infer<typeof NewSlot>

export const NewEquipment = z.strictObject({
  name: line(80),
  price: Price,
  quantity: z.int().min(1).max(1000),
})
export type NewEquipment = z.infer<typeof NewEquipment>

export const KeptPhoto = z.strictObject({
  id: z.uuid(),
  alt: z.union([z.literal(''), line(200)]),
})

/** A ground as its managers see it. */
export const ConsoleGround = z.object({
  ground: GroundRef,
  /** The revision that a save must name; 0 when nothing was saved yet. */
  revision: Revision,
  facts: GroundFacts.nullable(),
  currency: Currency,
  amenities: z.array(z.string()),
  slots: z.array(WeeklySlot),
  equipments: z.array(Equipment),
  photos: z.array(GroundPhoto),
  /** Withdrawn from hire. */
  isWithdrawn: z.boolean(),
  /** The number of bookings with a slot still to come. */
  coming: z.int(),
})
export type ConsoleGround = z.infer<typeof ConsoleGround>
