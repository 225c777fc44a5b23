import type { Permissions } from '@pavilion/contract/access/access-calls.ts'
import { groundsManagedBy, may } from '#access/access.ts'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { isOutboxOpen } from '#messages/messages.ts'
import { signedIn } from '#sessions/sessions.ts'
import { siteOf } from '#sites/sites.ts'
import { findHeldRoles, hasGround } from './permission.queries.ts'

export const showPermissions = os.access.permissions.handler(async ({ context }) => {
  const actor = await signedIn(context)
  const { app, host } = context
  const [roles, { organisationId }] = await Promise.all([
    findHeldRoles(app.db, actor.accountId),
    siteOf(app, host),
  ])
  const actions: Permissions['actions'] = []
  if (may(actor, 'edit-content', { organisationId })) actions.push('edit-content')
  if (await hasGround(app.db, groundsManagedBy(actor))) actions.push('manage-grounds')
  if (may(actor, 'edit-site')) actions.push('edit-site')
  if (may(actor, 'manage-parked-events')) actions.push('manage-parked-events')
  if (may(actor, 'merge-people', { onlyOf: null })) actions.push('merge-people')
  if (may(actor, 'manage-accounts')) actions.push('manage-accounts')
  if (may(actor, 'read-audit-log')) actions.push('read-audit-log')
  if (may(actor, 'read-outbox') && isOutboxOpen(app.config)) actions.push('read-outbox')
  return success('What this account can do', { operator: actor.operator, roles, actions })
})
