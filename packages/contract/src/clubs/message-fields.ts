import { z } from 'zod'
import { OrganisationRole } from '../access/roles.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { OrganisationRef } from '../records.ts'
import { Instant } from '../time.ts'

const LONGEST = 4_000

/** To whom a message goes: everybody, a team's squad, the families of an academy's batch, or those with a role. */
export const Audience = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('everyone') }),
  z.strictObject({ to: z.literal('team'), teamId: z.uuid() }),
  z.strictObject({ to: z.literal('batch'), batchId: z.uuid() }),
  z.strictObject({ to: z.literal('role'), role: OrganisationRole }),
])
export type Audience = z.infer<typeof Audience>

export const NewClubMessage = z.strictObject({
  audience: Audience,
  subject: oneLine(1, 120),
  text: z
    .string()
    .trim()
    .min(1)
    .max(LONGEST)
    .regex(/^[^\0]*$/, 'Must be text'),
  /** Readers are asked to say that they have seen it. */
  mustBeSeen: z.boolean(),
})
export type NewClubMessage = z.infer<typeof NewClubMessage>

/** A message as those see it who run the club's teams. */
export const SentMessage = z.object({
  id: z.uuid(),
  subject: z.string(),
  text: z.string(),
  /** "Everyone", the name of the team or batch, or a role. */
  audience: z.string(),
  author: z.string(),
  mustBeSeen: z.boolean(),
  sentAt: Instant,
  /** Whom it went to: players and members, each once; children through their guardians. */
  people: z.int(),
  seen: z.int(),
  /** How many of them were told with an account or a guardian’s, by email alone, or not at all. */
  reached: z.object({ account: z.int(), email: z.int(), nothing: z.int() }),
})
export type SentMessage = z.infer<typeof SentMessage>

export const ClubMessages = z.object({
  organisation: OrganisationRef,
  isManager: z.boolean(),
  teams: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** The batches of an academy that somebody trains in. */
  batches: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** The latest first. */
  messages: z.array(SentMessage),
})
export type ClubMessages = z.infer<typeof ClubMessages>

/** Who has seen a message, and who has not; never an address. */
export const MessageReaders = z.object({
  id: z.uuid(),
  readers: z.array(
    z.object({
      name: z.string(),
      seenAt: Instant.nullable(),
      /** Can be told here; others were sent an email, or cannot be reached. */
      reachedBy: z.enum(['account', 'email', 'nothing']),
    }),
  ),
})
export type MessageReaders = z.infer<typeof MessageReaders>

/** A message as it is read. */
export const ReceivedMessage = z.object({
  id: z.uuid(),
  organisation: OrganisationRef,
  subject: z.string(),
  text: z.string(),
  author: z.string(),
  mustBeSeen: z.boolean(),
  sentAt: Instant,
  seenAt: Instant.nullable(),
})
export type ReceivedMessage = z.infer<typeof ReceivedMessage>
