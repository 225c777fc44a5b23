import { z } from 'zod'
import { eventKind } from '#events/event-kind.ts'

/** Something happened between an organisation and an association; the thing is who is told of it. */
export const affiliationStep = eventKind({
  kind: 'affiliation-step',
  thing: 'organisation',
  data: z.object({
    step: z.enum(['asked', 'approved', 'declined', 'ended']),
    /** The other side. */
    otherId: z.uuid(),
    season: z.string(),
    /** The accounts that run the organisation. */
    accountIds: z.array(z.uuid()),
  }),
})

export const registerSteps = [
  'registration-asked',
  'registration-approved',
  'registration-declined',
  'transfer-asked',
  'transfer-released',
  'transfer-approved',
  'transfer-declined',
  'transfer-withdrawn',
] as const
export type RegisterStep = (typeof registerSteps)[number]

/** Something happened to registrations or to a transfer; the thing is the organisation that is told of it. */
export const registerStep = eventKind({
  kind: 'register-step',
  thing: 'organisation',
  data: z.object({
    step: z.enum(registerSteps),
    /** Another organisation that it is about. */
    otherId: z.uuid(),
    /** The accounts that run the organisation. */
    managers: z.array(z.uuid()),
    /** The player's account, and those of guardians. */
    players: z.array(z.uuid()),
  }),
})
