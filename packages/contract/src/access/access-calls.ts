import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationKind, OrganisationRole } from './roles.ts'

/** The account's roles, and what they allow on the site that was asked. */
export const Permissions = z.object({
  /** The account is an operator of the whole installation. */
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
  /** For hiding what would be refused; the server checks every call again. */
  actions: z.array(
    z.enum([
      'edit-content',
      'edit-site',
      'manage-grounds',
      'manage-parked-events',
      'merge-people',
      'manage-accounts',
      'refund-orders',
      'run-shop',
      'read-audit-log',
      'read-outbox',
    ]),
  ),
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
