import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationRef } from '../records.ts'
import { Day } from '../time.ts'
import { LAST_GUARDIAN, PLAYER_NOT_FOUND } from './club-refusals.ts'

const tags = ['Clubs']
const children = '/api/v1/my-cricket/children' as const

export const Child = z.object({
  playerId: z.uuid(),
  name: z.string(),
  /** What the public sees while the name is not to be shown. */
  initials: z.string(),
  bornOn: Day.nullable(),
  organisation: OrganisationRef,
  /** The public may see the name. */
  showsName: z.boolean(),
  /** The public may see a picture. */
  showsPicture: z.boolean(),
  /** Nobody else looks after the player. */
  isOnlyGuardian: z.boolean(),
})
export type Child = z.infer<typeof Child>

/** The caller knows that nobody looks after the child then. */
export const EvenIfLast = z.boolean().default(false)

/** Calls of those who look after players under 18. */
export const clubFamilyCalls = {
  children: oc
    .route({
      method: 'GET',
      path: children,
      summary: 'The players whom the account looks after, by name',
      tags,
    })
    .errors({ SIGNED_OUT })
    .output(envelope(z.array(Child))),

  saveConsent: oc
    .route({
      method: 'PUT',
      path: `${children}/{playerId}`,
      summary: 'Says what the public may see of a child; both are no until a guardian agrees',
      tags,
    })
    .errors({ SIGNED_OUT, PLAYER_NOT_FOUND })
    .input(
      z.strictObject({ playerId: z.uuid(), showsName: z.boolean(), showsPicture: z.boolean() }),
    )
    .output(envelope(z.array(Child))),

  stopGuarding: oc
    .route({
      method: 'POST',
      path: `${children}/{playerId}/step-back`,
      summary:
        'Ends that the caller looks after a child. With the last guardian ends what the public may see',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, LAST_GUARDIAN })
    .input(z.strictObject({ playerId: z.uuid(), evenIfLast: EvenIfLast }))
    .output(envelope(z.array(Child))),
}
