import type { Permissions } from '@pavilion/contract/access/access-calls.ts'
import { groundsManagedBy, may } from '#access/access.ts'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { isOutboxOpen } from '#messages/messages.ts'
import { signedIn } from '#sessions/sessions.ts'
import { siteOf } from '#sites/sites.ts'
import { findHeldRoles, hasGround } from './permission.queries.ts'

const ofTheInstallation = [
  'edit-site',
  'manage-parked-events',
  'manage-accounts',
  'refund-orders',
  'run-shop',
  'read-audit-log',
] as const

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
  actions.push(...ofTheInstallation.filter((action) => may(actor, action)))
  if (may(actor, 'merge-people', { onlyOf: null })) actions.push('merge-people')
  if (may(actor, 'read-outbox') && isOutboxOpen(app.config)) actions.push('read-outbox')
  return success('What this account can do', { operator: actor.operator, roles, actions })
})
