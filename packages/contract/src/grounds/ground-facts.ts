import { z } from 'zod'
import { MinorUnits, Percent } from '../units.ts'
import { Currency } from '../places/place-calls.ts'
import { PersonRef } from '../records.ts'

/** A local time of day at the ground, "06:30". */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

export const SlotKind = z.enum(['standard', 'peak', 'floodlight'])
export type SlotKind = z.infer<typeof SlotKind>

/** A weekly span that can be hired. */
export const WeeklySlot = z.object({
  id: z.uuid(),
  /** 1 is Monday, 7 is Sunday. */
  weekday: z.int().min(1).max(7),
  starts: ClockTime,
  /** When it is not after `starts`, the slot ends on the next day. */
  ends: ClockTime,
  kind: SlotKind,
  price: MinorUnits,
})
export type WeeklySlot = z.infer<typeof WeeklySlot>

/** Equipment that can be hired with a slot; the price is per piece and slot. */
export const Equipment = z.object({
  id: z.uuid(),
  name: z.string(),
  price: MinorUnits,
  /** How many there are. */
  quantity: z.int(),
})
export type Equipment = z.infer<typeof Equipment>

export const GroundOfficialRole = z.enum(['umpire', 'scorer', 'match-referee', 'commentator'])
export type GroundOfficialRole = z.infer<typeof GroundOfficialRole>

/** An official who can be hired; the price is per slot. */
export const GroundOfficial = z.object({
  id: z.uuid(),
  person: PersonRef,
  role: GroundOfficialRole,
  price: MinorUnits,
})
export type GroundOfficial = z.infer<typeof GroundOfficial>

export const GroundPhoto = z.object({ id: z.uuid(), address: z.string(), alt: z.string() })

/** The percentage that is refunded when a slot is cancelled at least this many hours before. */
export const CancellationStep = z.object({
  hoursBefore: z.int().min(0),
  percent: Percent,
})
export type CancellationStep = z.infer<typeof CancellationStep>

/** What a ground publishes for those who might hire it. */
export const GroundFacts = z.object({
  about: z.string(),
  address: z.string(),
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  rules: z.array(z.string()),
  /** Most generous first; empty when nothing is refunded. */
  cancellation: z.array(CancellationStep),
  /** The currency of all prices of the ground. */
  currency: Currency,
  /** Slots can be booked from this many days before they begin until this many minutes before. */
  aheadDays: z.int(),
  noticeMinutes: z.int(),
})
export type GroundFacts = z.infer<typeof GroundFacts>
