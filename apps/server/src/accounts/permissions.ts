import type { Permissions } from '@pavilion/contract/access-calls.ts'
import { groundsManagedBy, may } from '#access/access.ts'
import { os } from '#http/implement.ts'
import { success } from '#lists/answer.ts'
import { isOutboxOpen } from '#messages/messages.ts'
import { signedIn } from '#sessions/sessions.ts'
import { siteOf } from '#sites/sites.ts'
import { findHeldRoles, hasGround } from './permission.queries.ts'

export const showPermissions = os.access.permissions.handler(async ({ context }) => {
  const actor = await signedIn(context)
  const { world, host } = context
  const [roles, { organisationId }] = await Promise.all([
    findHeldRoles(world.db, actor.accountId),
    siteOf(world, host),
  ])
  const deeds: Permissions['deeds'] = []
  if (may(actor, 'edit-content', { organisationId })) deeds.push('edit-content')
  if (await hasGround(world.db, groundsManagedBy(actor))) deeds.push('manage-grounds')
  if (may(actor, 'edit-site')) deeds.push('edit-site')
  if (may(actor, 'read-outbox') && isOutboxOpen(world.config)) deeds.push('read-outbox')
  return success('What this account may do', { operator: actor.operator, roles, deeds })
})
