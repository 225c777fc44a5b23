import {
  AFFILIATION_CIRCLE,
  APPLICATION_OVER,
  ASSOCIATION_NOT_FOUND,
  CANNOT_AFFILIATE,
  NOT_AFFILIATED,
} from '@pavilion/contract/associations/association-refusals.ts'
import type { Affiliations } from '@pavilion/contract/associations/affiliation-calls.ts'
import { brokeCheck } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { organisationRef, type OrganisationRow } from '#records/references.queries.ts'
import { spendTries } from '#security/limits.ts'
import {
  affiliate,
  decideTerm,
  endBetween,
  findAffiliations,
  findApplications,
  findAsked,
  isBelow,
  keepApplication,
  lockTerm,
  takesApplications,
  type TermRow,
} from './affiliation.queries.ts'
import { limits } from './limits.ts'
import { managedBy } from './managed.ts'
import { endRegistrations } from './registration.queries.ts'
import { tellManagers } from './tell-managers.ts'

const termOf = ({ organisation, association, ...term }: TermRow) => ({
  ...term,
  organisation: organisationRef(organisation),
  association: organisationRef(association),
})

async function affiliationsOf(db: Db, organisation: OrganisationRow): Promise<Affiliations> {
  const { id } = organisation
  const [above, below, applications, asked] = await Promise.all([
    findAffiliations(db, id, 'above'),
    findAffiliations(db, id, 'below'),
    findApplications(db, id),
    findAsked(db, id),
  ])
  const linked = (rows: typeof above) =>
    rows.map((row) => ({ ...row, organisation: organisationRef(row.organisation) }))
  return {
    organisation: organisationRef(organisation),
    above: linked(above),
    below: linked(below),
    applications: applications.map(termOf),
    asked: asked.map(termOf),
  }
}

export const listAffiliations = os.associations.affiliations.handler(async ({ input, context }) => {
  const { organisation } = await managedBy(context, input.organisationId)
  return success(organisation.name, await affiliationsOf(context.app.db, organisation))
})

export const applyForAffiliation = os.associations.apply.handler(async ({ input, context }) => {
  const { organisationId, associationId, season } = input
  const { actor, organisation } = await managedBy(context, organisationId)
  const { accountId } = actor
  const { app } = context
  if (organisation.kind === 'ground-owner') throw refuseCall('CANNOT_AFFILIATE', CANNOT_AFFILIATE)
  await spendTries(context, [[limits.applicationByAccount, accountId]])
  await app.db.transaction().execute(async (db) => {
    if (!(await takesApplications(db, associationId))) {
      throw refuseCall('ASSOCIATION_NOT_FOUND', ASSOCIATION_NOT_FOUND)
    }
    if (await isBelow(db, input)) throw refuseCall('AFFILIATION_CIRCLE', AFFILIATION_CIRCLE)
    const now = app.now()
    if (!(await keepApplication(db, { ...input, accountId, now }))) return
    const step = { step: 'asked', otherId: organisationId, season } as const
    await tellManagers(db, { ...step, toId: associationId, by: accountId, now })
  })
  return success('Application sent', await affiliationsOf(app.db, organisation))
})

export const withdrawApplication = os.associations.withdrawApplication.handler(
  async ({ input, context }) => {
    const { organisationId, termId } = input
    const { actor, organisation } = await managedBy(context, organisationId)
    const { app } = context
    await app.db.transaction().execute(async (db) => {
      const term = await lockTerm(db, termId)
      const isOwn = term?.organisationId === organisationId
      if (!isOwn || !['asked', 'withdrawn'].includes(term.state)) {
        throw refuseCall('APPLICATION_OVER', APPLICATION_OVER)
      }
      if (term.state === 'withdrawn') return
      const { accountId } = actor
      await decideTerm(db, { termId, state: 'withdrawn', reason: '', accountId, now: app.now() })
    })
    return success('Withdrawn', await affiliationsOf(app.db, organisation))
  },
)

export const decideApplication = os.associations.decideApplication.handler(
  async ({ input, context }) => {
    const { organisationId: associationId, termId } = input
    const { actor, organisation } = await managedBy(context, associationId)
    const { accountId } = actor
    const { app } = context
    const state = input.accepts ? 'approved' : 'declined'
    await unlessCircle(() =>
      app.db.transaction().execute(async (db) => {
        const term = await lockTerm(db, termId)
        if (term?.associationId !== associationId || !['asked', state].includes(term.state)) {
          throw refuseCall('APPLICATION_OVER', APPLICATION_OVER)
        }
        if (term.state === state) return
        const now = app.now()
        const reason = input.accepts ? '' : input.reason
        await decideTerm(db, { termId, state, reason, accountId, now })
        if (input.accepts) await affiliate(db, term, now)
        const step = { step: state, otherId: associationId, season: term.season } as const
        await tellManagers(db, { ...step, toId: term.organisationId, by: accountId, now })
      }),
    )
    const said = input.accepts ? 'Approved' : 'Declined'
    return success(said, await affiliationsOf(app.db, organisation))
  },
)

async function unlessCircle(write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!brokeCheck(error, 'affiliation_without_circle')) throw error
    throw refuseCall('AFFILIATION_CIRCLE', AFFILIATION_CIRCLE)
  }
}

/** From either side: one of the two stands under the other. */
export const endAffiliation = os.associations.endAffiliation.handler(async ({ input, context }) => {
  const { organisationId, withId, reason } = input
  const { actor, organisation } = await managedBy(context, organisationId)
  const { accountId } = actor
  const { app } = context
  await app.db.transaction().execute(async (db) => {
    const now = app.now()
    const ended = { reason, accountId, now }
    const isEnded =
      (await endBetween(db, { organisationId, associationId: withId, ...ended })) ||
      (await endBetween(db, { organisationId: withId, associationId: organisationId, ...ended }))
    if (!isEnded) throw refuseCall('NOT_AFFILIATED', NOT_AFFILIATED)
    await endRegistrations(db, { organisationId, associationId: withId }, now)
    await endRegistrations(db, { organisationId: withId, associationId: organisationId }, now)
    const step = { step: 'ended', otherId: organisationId, season: '' } as const
    await tellManagers(db, { ...step, toId: withId, by: accountId, now })
  })
  return success('Ended', await affiliationsOf(app.db, organisation))
})
