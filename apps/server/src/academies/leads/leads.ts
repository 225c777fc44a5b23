import {
  BATCH_CLOSED,
  LEAD_LINK_ENDED,
  LEAD_NOT_FOUND,
  PART_NOT_FOUND,
} from '@pavilion/contract/academies/academy-refusals.ts'
import type { Leads } from '@pavilion/contract/academies/lead-fields.ts'
import type { AppContext } from '#app-context.ts'
import { record } from '#events/record.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { workAt } from '#jobs/jobs.ts'
import { spendTries } from '#security/limits.ts'
import { newToken, tokenHash } from '#security/opaque-token.ts'
import { bearerOf } from '#sessions/sessions.ts'
import { siteScope } from '#sites/sites.ts'
import { type Academy, academyOf } from '../academy.ts'
import { findAcademy } from '../academy.queries.ts'
import { leadAsked } from '../academy-events.ts'
import { limits } from '../limits.ts'
import { isShown } from '../programmes/offer.queries.ts'
import { findCoaches, findProgrammes } from '../programmes/plan.queries.ts'
import {
  deleteLead,
  deleteOldLeads,
  findBatchesToOffer,
  findLeadOffer,
  findLeads,
  findManagers,
  insertQuestion,
  keepLead,
  shareLead as share,
} from './lead.queries.ts'

/** Answers the same to everybody, also to bots that filled in the hidden field; their questions are dropped. */
export const askAcademy = os.academies.ask.handler(async ({ input, context, errors }) => {
  const { organisationId, fields, website } = input
  const { app, caller } = context
  const scope = await siteScope(context)
  const found = await findAcademy(app.db, organisationId)
  if (found?.kind !== 'academy' || !(await isShown(app.db, { organisationId, scope }))) {
    throw errors.ORGANISATION_NOT_FOUND()
  }
  await spendTries(context, [
    [limits.questionByAddress, caller.address],
    [limits.questionByAcademy, organisationId],
  ])
  const accountId = (await bearerOf(context))?.accountId ?? null
  const asked = { ...input, fields, accountId, now: app.now() }
  if (website === '') {
    await app.db.transaction().execute(async (db) => {
      if (!(await insertQuestion(db, asked))) return
      const staff = await findManagers(db, organisationId)
      const of = { thingId: organisationId, organisationId, accountId, at: app.now() }
      await record(db, { is: leadAsked, ...of, data: { staff } })
    })
  }
  return success('Your question has been sent', null)
})

async function leadsOf(
  { db, now }: AppContext,
  { organisation, isManager }: Academy,
): Promise<Leads> {
  const { id } = organisation
  const [leads, programmes, batches, coaches] = await Promise.all([
    findLeads(db, id),
    findProgrammes(db, id),
    findBatchesToOffer(db, id, now()),
    findCoaches(db, id),
  ])
  const named = programmes.map((one) => ({ id: one.id, name: one.name }))
  return { organisation, isManager, leads, programmes: named, batches, coaches }
}

export const showLeads = os.academies.leads.handler(async ({ input, context }) => {
  const academy = await academyOf(context, input.organisationId)
  const told = await leadsOf(context.app, academy)
  return success(counted(told.leads.length, 'lead'), told)
})

export const saveLead = os.academies.saveLead.handler(async ({ input, context }) => {
  const academy = await academyOf(context, input.organisationId)
  const { app } = context
  await spendTries(context, [[limits.planByAccount, academy.actor.accountId]])
  const isKept = await keepLead(app.db, { ...input, now: app.now() })
  if (!isKept) throw refuseCall('PART_NOT_FOUND', PART_NOT_FOUND)
  return success('Saved', await leadsOf(app, academy))
})

export const removeLead = os.academies.removeLead.handler(async ({ input, context }) => {
  const academy = await academyOf(context, input.organisationId)
  await deleteLead(context.app.db, input)
  return success('Erased', await leadsOf(context.app, academy))
})

export const shareLead = os.academies.shareLead.handler(async ({ input, context }) => {
  const { organisationId, batchId } = input
  await academyOf(context, organisationId)
  const { db, now } = context.app
  const open = await findBatchesToOffer(db, organisationId, now())
  if (!open.some(({ id }) => id === batchId)) throw refuseCall('BATCH_CLOSED', BATCH_CLOSED)
  const token = newToken()
  const isShared = await share(db, { ...input, tokenHash: tokenHash(token), now: now() })
  if (!isShared) throw refuseCall('LEAD_NOT_FOUND', LEAD_NOT_FOUND)
  return success('Link made', { path: `/enrol/${batchId}#token=${token}` })
})

export const showLeadOffer = os.academies.leadOffer.handler(async ({ input, context }) => {
  const offer = await findLeadOffer(context.app.db, tokenHash(input.token))
  if (offer === undefined) throw refuseCall('LEAD_LINK_ENDED', LEAD_LINK_ENDED)
  return success('What is known', offer)
})

const NIGHTLY = '20 3 * * *'

/** Starts the job that erases leads of which nothing has come for a long time. */
export const startForgetting = (app: AppContext): Promise<void> =>
  workAt(app, 'forget-leads', { cron: NIGHTLY, run: () => deleteOldLeads(app.db, app.now()) })
