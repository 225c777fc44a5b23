import { randomUUID } from 'node:crypto'
import { LEAD_DAYS } from '@pavilion/contract/academies/lead-fields.ts'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { aBatch, anAcademy, dayIn, refusal } from '../academies.testing.ts'
import { aParent, childOf } from '../enrolment/enrolment.testing.ts'
import { personalData } from '../personal-data.queries.ts'
import { deleteOldLeads } from './lead.queries.ts'
import { leadFields, questionFields } from './lead-things.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const anybody = clientOf(app)

/** An academy that was asked something. */
async function withQuestion(more: object = {}) {
  const academy = await anAcademy(app)
  const { client, organisationId } = academy
  const id = randomUUID()
  const asked = { organisationId, id, fields: { ...questionFields(), ...more } }
  await anybody.academies.ask(asked)
  await anybody.academies.ask(asked)
  const leads = async () => (await client.academies.leads({ organisationId })).data.leads
  return { ...academy, id, leads }
}

test('a question becomes a lead once, waits for those who run the academy, and is followed up by whom they say', async () => {
  const { client, organisationId, id, leads } = await withQuestion()
  const tasks = async (of: typeof client) =>
    (await of.tasks.own()).data.filter(({ kind }) => kind === 'lead').map(({ count }) => count)
  expect(await leads()).toMatchObject([{ source: 'page', state: 'new', name: 'Nida Dar' }])
  expect(await tasks(client)).toEqual([1])
  const followerId = await someone(app, { roles: [{ organisationId, role: 'coach' }] })
  const coach = await clientAs(app, followerId)
  const fields = { ...leadFields(), state: 'called' as const, followerId, followOn: dayIn(app, 0) }
  await client.academies.saveLead({ organisationId, id, fields })

  expect(await tasks(client)).toEqual([])
  expect(await tasks(coach)).toEqual([1])
  const lost = { ...fields, state: 'lost' as const, lostBecause: 'price' as const }
  await coach.academies.saveLead({ organisationId, id, fields: lost })
  expect(await tasks(coach)).toEqual([])
  const why = client.academies.saveLead({
    organisationId,
    id,
    fields: { ...lost, lostBecause: null },
  })
  expect(await refusal(why)).toBe('BAD_REQUEST')
  const stranger = await someone(app)
  const wrong = { ...fields, followerId: stranger }
  expect(await refusal(client.academies.saveLead({ organisationId, id, fields: wrong }))).toBe(
    'PART_NOT_FOUND',
  )
})

test('a lead becomes an enrolment by its link, which knows what was told already and works once', async () => {
  const academy = await withQuestion()
  const { client, organisationId, id, leads } = academy
  const { id: batchId } = await aBatch(academy)
  const link = async () =>
    (await client.academies.shareLead({ organisationId, id, batchId })).data.path.split(
      'token=',
    )[1] ?? ''
  const earlier = await link()
  const token = await link()
  expect(await refusal(anybody.academies.leadOffer({ token: earlier }))).toBe('LEAD_LINK_ENDED')
  const { data: offer } = await anybody.academies.leadOffer({ token })
  expect(offer).toEqual({
    batchId,
    name: 'Ayesha Dar',
    contactName: 'Nida Dar',
    contactPhone: '+92 300 5550100',
  })
  const { parent, accountId } = await aParent(app)
  const { data } = await parent.academies.enrolmentOffer({ batchId })
  const trialAt = data.sessions[0] ?? null
  const fields = childOf(app)(offer.name, { leadToken: token, trialAt })
  const { data: own } = await parent.academies.enrol({ batchId, fields })
  expect(await leads()).toMatchObject([{ state: 'trial', batchId }])
  await parent.academies.takePlace({ enrolmentId: own[0]?.id ?? '' })

  expect(await leads()).toMatchObject([{ state: 'enrolled' }])
  expect(await refusal(anybody.academies.leadOffer({ token }))).toBe('LEAD_LINK_ENDED')
  expect(await refusal(client.academies.shareLead({ organisationId, id, batchId }))).toBe(
    'LEAD_NOT_FOUND',
  )
  await app.db
    .transaction()
    .execute(async (db) => personalData.erase?.(db, { accountId, addresses: [], now: app.now() }))
  expect(await leads()).toEqual([])
})

test('what nothing came of is erased after the stated time, and with the account of its email', async () => {
  const email = `asker-${randomUUID()}@example.org`
  const { leads } = await withQuestion({ email })
  const other = await withQuestion()
  const after = (days: number) => new Date(Date.parse(app.now()) + days * 86_400_000).toISOString()
  await app.db.transaction().execute(async (db) =>
    personalData.erase?.(db, {
      accountId: randomUUID(),
      addresses: [email.toUpperCase()],
      now: app.now(),
    }),
  )
  expect(await leads()).toEqual([])
  await deleteOldLeads(app.db, after(LEAD_DAYS - 1))
  expect(await other.leads()).toHaveLength(1)
  await deleteOldLeads(app.db, after(LEAD_DAYS + 1))
  expect(await other.leads()).toEqual([])
})

test('what a program fills in is dropped, and nobody is asked without a way to answer', async () => {
  const { client, organisationId } = await anAcademy(app)
  const asked = { organisationId, id: randomUUID(), fields: questionFields() }
  await anybody.academies.ask({ ...asked, website: 'https://example.org' })
  const mute = { ...asked, fields: { ...questionFields(), phone: '' } }
  expect(await refusal(anybody.academies.ask(mute))).toBe('BAD_REQUEST')
  expect((await client.academies.leads({ organisationId })).data.leads).toEqual([])
})
