import { z } from 'zod'
import { OrganisationRef } from '../records.ts'
import { Day, Instant } from '../time.ts'

const Most = z.int().min(0).max(11).nullable()

/** How an association runs its register. */
const Settings = z.strictObject({
  /** Whether somebody approves each registration, or all count at once. */
  approves: z.enum(['by-hand', 'at-once']),
  /** Transfers begin within these days; null for no limit. */
  transfersFrom: Day.nullable(),
  transfersUntil: Day.nullable(),
  /** How many overseas and star players a side may name; null for no limit. */
  mostOverseas: Most,
  mostStars: Most,
})

export const AssociationFields = Settings.refine(
  ({ transfersFrom, transfersUntil }) =>
    transfersFrom === null || transfersUntil === null || transfersFrom <= transfersUntil,
  { path: ['transfersUntil'], message: 'The last day is before the first.' },
)
export type AssociationFields = z.infer<typeof AssociationFields>

/** Somebody's registration with a club of an association, for some days. */
export const Registration = z.object({
  id: z.uuid(),
  personId: z.uuid(),
  /** The same in every club of the association. */
  number: z.int(),
  name: z.string(),
  club: OrganisationRef,
  association: OrganisationRef,
  kind: z.enum(['own', 'loan']),
  state: z.enum(['asked', 'approved', 'declined', 'ended']),
  from: Day,
  /** The last day. */
  until: Day,
  reason: z.string(),
  isOverseas: z.boolean(),
  isStar: z.boolean(),
  /** Numbers of others with the same name, which may be the same person. */
  namesakes: z.array(z.int()),
})
export type Registration = z.infer<typeof Registration>

export const Transfer = z.object({
  id: z.uuid(),
  number: z.int(),
  name: z.string(),
  association: OrganisationRef,
  from: OrganisationRef,
  to: OrganisationRef,
  kind: z.enum(['transfer', 'loan']),
  startsOn: Day,
  endsOn: Day.nullable(),
  state: z.enum(['asked', 'released', 'approved', 'declined', 'withdrawn']),
  reason: z.string(),
  askedAt: Instant,
  /** What the asking organisation may do with it now. */
  may: z.array(z.enum(['release', 'approve', 'decline', 'withdraw'])),
})
export type Transfer = z.infer<typeof Transfer>

export const Register = z.object({
  organisation: OrganisationRef,
  /** Of an association; null for others. */
  settings: Settings.extend({ revision: z.int() }).nullable(),
  /** Associations that a club may register players with. */
  associations: z.array(OrganisationRef),
  /** By name, 2,000 at most: those that wait for a decision, then the first of the others. */
  registrations: z.array(Registration),
  /** The latest first, 200 at most: those that are open, then the latest of the others. */
  transfers: z.array(Transfer),
  /** How many there are, told or not. */
  totals: z.object({ registrations: z.int(), transfers: z.int() }),
})
export type Register = z.infer<typeof Register>

/** A player of a club, and how they stand in an association. */
export const Registrable = z.object({
  playerId: z.uuid(),
  name: z.string(),
  /** `elsewhere`: with another club of the association, from which a transfer can be asked. */
  standing: z.enum(['new', 'registered', 'asked', 'elsewhere']),
  number: z.int().nullable(),
  until: Day.nullable(),
  /** Numbers of people of this name on the register without a club, one of whom this may be. */
  namesakes: z.array(z.int()),
})
export type Registrable = z.infer<typeof Registrable>
