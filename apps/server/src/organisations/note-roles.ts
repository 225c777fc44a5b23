import type { OrganisationRole } from '@pavilion/contract/access/roles.ts'
import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { record } from '#events/record.ts'
import { audit } from '#security/audit.ts'
import { rolesChanged } from './organisation-events.ts'

type Change = {
  readonly organisationId: string
  /** Whose roles changed. */
  readonly accountId: string
  /** Who changed them; null when that account is gone. */
  readonly by: string | null
  readonly held: readonly OrganisationRole[]
  readonly roles: readonly OrganisationRole[]
}

/** Records and logs the roles that were given and taken, in the transaction that does it. */
export async function noteRoles(db: Db, context: CallContext, change: Change): Promise<void> {
  const { organisationId, accountId: subjectId, held, roles } = change
  const changes = [
    ['role-given', roles.filter((role) => !held.includes(role))],
    ['role-taken', held.filter((role) => !roles.includes(role))],
  ] as const
  const accountId = change.by ?? undefined
  for (const [kind, changed] of changes) {
    if (changed.length === 0) continue
    const details = { organisation: organisationId, roles: changed.join(', ') }
    await audit(db, context, { kind, accountId, subjectId, details })
  }
  if (changes.every(([, changed]) => changed.length === 0)) return
  await record(db, {
    is: rolesChanged,
    thingId: organisationId,
    accountId: change.by,
    organisationId,
    data: { accountId: subjectId, roles: [...roles] },
    at: context.app.now(),
  })
}
