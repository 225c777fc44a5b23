import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from './account-refusals.ts'
import { envelope } from './envelope.ts'
import { OrganisationKind, OrganisationRole } from './roles.ts'

/** What an account is, and what that opens on the site it asks. */
export const Permissions = z.object({
  /** Looks after the whole installation. */
  operator: z.boolean(),
  roles: z.array(
    z.object({
      role: OrganisationRole,
      organisation: z.object({
        id: z.uuid(),
        name: z.string(),
        kind: OrganisationKind,
        isSample: z.boolean(),
      }),
    }),
  ),
  /** For a browser to hide what would be refused; the server asks again at every call. */
  deeds: z.array(z.enum(['edit-content', 'read-outbox'])),
})
export type Permissions = z.infer<typeof Permissions>

export const accessCalls = {
  permissions: oc
    .route({
      method: 'GET',
      path: '/api/v1/account/permissions',
      summary: 'What the account is, in which organisations, and what it may do on this site',
      tags: ['Account'],
    })
    .errors({ SIGNED_OUT })
    .output(envelope(Permissions)),
}
