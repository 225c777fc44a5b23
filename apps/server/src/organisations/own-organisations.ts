import { createHash } from 'node:crypto'
import { IDEMPOTENCY_KEY_REUSED } from '@pavilion/contract/bookings/booking-refusals.ts'
import type { OrganisationId } from '@pavilion/contract/ids.ts'
import { NOT_ALLOWED } from '@pavilion/contract/accounts/account-refusals.ts'
import { TOO_MANY_ORGANISATIONS } from '@pavilion/contract/organisations/organisation-refusals.ts'
import { may } from '#access/access.ts'
import { grantRoles } from '#access/membership.queries.ts'
import { brokeReference } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { os } from '#http/implement.ts'
import { refuseCall, refuseField } from '#http/refuse-call.ts'
import { counted, success } from '#http/answer.ts'
import { organisationRef } from '#records/references.queries.ts'
import { audit } from '#security/audit.ts'
import { spendTries } from '#security/limits.ts'
import { signedIn } from '#sessions/sessions.ts'
import { limits } from './limits.ts'
import {
  managedOrganisation,
  organisationFor,
  organisationOfManager,
} from './managed-organisation.ts'
import {
  archiveOrganisation,
  findMadeWith,
  findManaged,
  findOwn,
  insertOrganisation,
  type Made,
  updateOrganisation,
} from './own-organisation.queries.ts'
import { ownsEnough } from './owned-limit.ts'

const MOST_LISTED = 200

export const createOrganisation = os.organisations.create.handler(async ({ input, context }) => {
  const { app } = context
  const actor = await signedIn(context)
  const { accountId } = actor
  await spendTries(context, [[limits.organisationByAccount, accountId]])
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest()
  const made = { ...input, accountId, requestHash, now: app.now() }
  const id = await app.db
    .transaction()
    .execute((db) => makeOnce(db, made))
    .catch(refuseUnknownCountry)
  const row = await findManaged(app.db, id)
  if (row === undefined) throw refuseCall('IDEMPOTENCY_KEY_REUSED', IDEMPOTENCY_KEY_REUSED)
  const roles = [...actor.roles, { organisationId: id, role: 'owner' as const }]
  return success(`${row.name} is here`, managedOrganisation({ ...actor, roles }, row))
})

function refuseUnknownCountry(error: unknown): never {
  if (!brokeReference(error, 'organisation_country_fkey')) throw error
  throw refuseField('country', 'Choose a country from the list')
}

/** Makes the organisation with the account as its owner, unless this request has made it before. */
async function makeOnce(db: Db, made: Made): Promise<OrganisationId> {
  const { accountId, now } = made
  const id = await insertOrganisation(db, made)
  if (id === undefined) {
    const earlier = await findMadeWith(db, made)
    if (earlier.requestHash?.equals(made.requestHash)) return earlier.id
    throw refuseCall('IDEMPOTENCY_KEY_REUSED', IDEMPOTENCY_KEY_REUSED)
  }
  if (await ownsEnough(db, accountId)) {
    throw refuseCall('TOO_MANY_ORGANISATIONS', TOO_MANY_ORGANISATIONS)
  }
  await grantRoles(db, {
    organisationId: id,
    accountId,
    roles: ['owner'],
    grantedBy: accountId,
    now,
  })
  return id
}

export const listOwnOrganisations = os.organisations.own.handler(async ({ context }) => {
  const actor = await signedIn(context)
  const rows = await findOwn(context.app.db, actor.accountId, MOST_LISTED)
  const own = rows.map(({ organisation, ...row }) => ({
    ...row,
    organisation: organisationRef(organisation),
    isManager: may(actor, 'manage-organisation', { organisationId: organisation.id }),
  }))
  return success(counted(own.length, 'organisation'), own)
})

export const showManagedOrganisation = os.organisations.showManaged.handler(
  async ({ input, context }) => {
    const { actor, organisation } = await organisationOfManager(context, input.organisationId)
    return success(organisation.name, managedOrganisation(actor, organisation))
  },
)

export const saveOrganisation = os.organisations.save.handler(
  async ({ input: { organisationId, revision, fields }, context, errors }) => {
    const { actor, organisation } = await organisationOfManager(context, organisationId)
    const isSaved = await updateOrganisation(context.app.db, {
      id: organisationId,
      revision,
      fields,
    }).catch(refuseUnknownCountry)
    if (!isSaved) throw errors.STALE_ORGANISATION()
    const row = { ...organisation, ...fields, revision: revision + 1 }
    return success('Saved', managedOrganisation(actor, row))
  },
)

/** Closes it for good: it leaves every list and nobody runs it, while its page stays for those who played. */
export const closeOrganisation = os.organisations.close.handler(
  async ({ input, context, errors }) => {
    const { organisationId } = input
    const { actor, organisation } = await organisationFor(context, organisationId)
    if (!may(actor, 'close-organisation', { organisationId })) {
      throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
    }
    const { app } = context
    const details = { organisation: organisationId, name: organisation.name }
    await app.db.transaction().execute(async (db) => {
      const isClosed = await archiveOrganisation(db, organisationId, app.now())
      if (!isClosed) throw errors.ORGANISATION_IN_USE()
      const { accountId } = actor
      await audit(db, context, { kind: 'organisation-closed', accountId, details })
    })
    return success(`${organisation.name} is closed`, { organisationId: organisation.id })
  },
)
