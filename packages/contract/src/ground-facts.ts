import { z } from 'zod'
import { Minor } from './order-fields.ts'
import { Currency } from './place-calls.ts'
import { PersonRef } from './records.ts'

/** A time of day on the ground's clock, "06:30". */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

export const SlotKind = z.enum(['standard', 'peak', 'floodlight'])
export type SlotKind = z.infer<typeof SlotKind>

/** A span of every week that can be hired. */
export const WeeklySlot = z.object({
  id: z.uuid(),
  /** 1 is Monday, 7 is Sunday. */
  weekday: z.int().min(1).max(7),
  starts: ClockTime,
  /** At or before `starts`: on the next day. */
  ends: ClockTime,
  kind: SlotKind,
  price: Minor,
})
export type WeeklySlot = z.infer<typeof WeeklySlot>

/** What can be hired with a slot; the price is for each of them and each slot. */
export const Equipment = z.object({
  id: z.uuid(),
  name: z.string(),
  price: Minor,
  /** So many can be had at once. */
  quantity: z.int(),
})
export type Equipment = z.infer<typeof Equipment>

export const GroundOfficialRole = z.enum(['umpire', 'scorer', 'match-referee', 'commentator'])
export type GroundOfficialRole = z.infer<typeof GroundOfficialRole>

/** Who can be hired for a slot; the price is for each slot. */
export const GroundOfficial = z.object({
  id: z.uuid(),
  person: PersonRef,
  role: GroundOfficialRole,
  price: Minor,
})
export type GroundOfficial = z.infer<typeof GroundOfficial>

export const GroundPhoto = z.object({ id: z.uuid(), address: z.string(), alt: z.string() })

/** Who cancels so many hours before a slot begins, or more, gets so much of its money back. */
export const CancellationStep = z.object({
  hoursBefore: z.int().min(0),
  percent: z.int().min(0).max(100),
})
export type CancellationStep = z.infer<typeof CancellationStep>

/** What a ground says of itself to those who might hire it. */
export const GroundFacts = z.object({
  about: z.string(),
  address: z.string(),
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  rules: z.array(z.string()),
  /** The most generous first; empty: nothing comes back. */
  cancellation: z.array(CancellationStep),
  /** Of every price of the ground. */
  currency: Currency,
  /** Slots can be booked from so many days before they begin, until so many minutes before. */
  aheadDays: z.int(),
  noticeMinutes: z.int(),
})
export type GroundFacts = z.infer<typeof GroundFacts>
