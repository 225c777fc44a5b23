import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationRef } from '../records.ts'
import { Day } from '../time.ts'
import { PLAYER_NOT_FOUND } from './club-refusals.ts'

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
})
export type Child = z.infer<typeof Child>

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
}
