import { randomUUID } from 'node:crypto'
import type { Audience } from '@pavilion/contract/clubs/message-fields.ts'
import { expect, test } from 'vitest'
import { aBatch } from '#academies/academies.testing.ts'
import { aParent, childOf, firstOf, withPlaces } from '#academies/enrolment/enrolment.testing.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { refusal } from '../clubs.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
// Listeners begin with what happens from now on.
await handleEvents(app)
const child = childOf(app)

/** An academy with a parent of two, an adult student, a family in another batch, and one that waits for a place. */
async function anAcademyOfFamilies() {
  const academy = await withPlaces(app, 3)
  const { client, organisationId, batchId } = academy
  const { id: otherBatch } = await aBatch(academy, { capacity: 2 })
  const people = await Promise.all([1, 2, 3, 4].map(() => aParent(app)))
  const [parent, adult, other, waiting] = people as [(typeof people)[0] & object, ...typeof people]
  const self = child('Sana Mir', { isSelf: true, bornOn: null })
  await parent.parent.academies.enrol({ batchId, fields: child('Ann') })
  await parent.parent.academies.enrol({ batchId, fields: child('Bea') })
  await adult?.parent.academies.enrol({ batchId, fields: self })
  await other?.parent.academies.enrol({ batchId: otherBatch, fields: child('Cat') })
  await waiting?.parent.academies.enrol({ batchId, fields: child('Dee') })
  const write = async (audience: Audience, mustBeSeen = false) => {
    const message = { audience, subject: 'Nets', text: 'Bring pads.', mustBeSeen }
    const asked = { organisationId, message, idempotencyKey: randomUUID() }
    return (await client.clubs.sendMessage(asked)).data.messages[0]
  }
  const readBy = () =>
    Promise.all(people.map(async (one) => (await one.parent.clubs.received()).data.length))
  return { ...academy, otherBatch, people, parent, write, readBy }
}

const emailsTo = async (accountId: string): Promise<number> => {
  await handleEvents(app)
  const { rows } = await app.pool.query(
    `select from message m join account a on a.email = m.recipient
     where a.id = $1 and m.body like '%Bring pads.%'`,
    [accountId],
  )
  return rows.length
}

test('everyone of an academy includes those who train there, parents for their children, each once', async () => {
  const { write, readBy, parent } = await anAcademyOfFamilies()
  expect(await write({ to: 'everyone' })).toMatchObject({ people: 4 })
  expect(await readBy()).toEqual([1, 1, 1, 0])
  await handleEvents(app)
  const { rows } = await app.pool.query<{ body: string }>(
    `select e.body from notice n join notice_event e on e.id = n.event_id
     where n.account_id = $1 and e.path = '/my-cricket/messages'`,
    [parent.accountId],
  )
  expect(rows).toEqual([{ body: 'Nets' }])
  expect(await emailsTo(parent.accountId)).toBe(0)
})

test('a batch hears of what is for the batch, and nobody else', async () => {
  const { write, readBy, batchId, client, organisationId } = await anAcademyOfFamilies()
  const { data } = await client.clubs.messages({ organisationId })
  expect(data.batches.map(({ id }) => id)).toContain(batchId)
  expect(await write({ to: 'batch', batchId })).toMatchObject({ people: 2 })
  expect(await readBy()).toEqual([1, 1, 0, 0])
  const elsewhere = await anAcademyOfFamilies()
  expect(await refusal(elsewhere.write({ to: 'batch', batchId }))).toBe('BATCH_NOT_FOUND')
})

test('the academy sees which families have seen what must be seen, and only they can say so', async () => {
  const { write, people, parent, batchId, client, organisationId } = await anAcademyOfFamilies()
  const messageId = (await write({ to: 'batch', batchId }, true))?.id ?? ''
  const [, , other, waiting] = people
  for (const stranger of [other, waiting]) {
    expect(await refusal((stranger ?? parent).parent.clubs.readMessage({ messageId }))).toBe(
      'MESSAGE_NOT_FOUND',
    )
  }
  await parent.parent.clubs.readMessage({ messageId })
  const { data } = await client.clubs.messageReaders({ organisationId, messageId })
  expect(data.readers.map(({ name, seenAt }) => [name, seenAt !== null])).toEqual([
    ['Someone Else', false],
    ['Someone Else (Ann, Bea)', true],
  ])
})

test('what must be seen is emailed once to everybody it is for, and to nobody else', async () => {
  const { write, people, batchId } = await anAcademyOfFamilies()
  await write({ to: 'batch', batchId }, true)
  const emails: number[] = []
  for (const { accountId } of people) emails.push(await emailsTo(accountId))
  expect(emails).toEqual([1, 1, 0, 0])
})

test('whoever wants emails of what the club tells gets one of what must be seen, not two', async () => {
  const { write, parent, batchId } = await anAcademyOfFamilies()
  const kinds = [{ kind: 'club' as const, page: true, push: true, email: true }]
  await parent.parent.notifications.saveSettings({
    kinds,
    timeZone: 'UTC',
    digestAt: null,
    quiet: null,
  })
  await write({ to: 'batch', batchId }, true)
  await handleEvents(app)
  const queued = app.db.selectFrom('notice_email').where('account_id', '=', parent.accountId)
  expect(await queued.selectAll().execute()).toEqual([])
  await write({ to: 'batch', batchId })
  await handleEvents(app)
  expect(await queued.selectAll().execute()).toHaveLength(1)
  expect(await emailsTo(parent.accountId)).toBe(1)
})

test('a family that has withdrawn hears of nothing new', async () => {
  const { write, readBy, people, otherBatch } = await anAcademyOfFamilies()
  const client = people[2]?.parent
  if (client !== undefined) {
    await client.academies.withdraw({ enrolmentId: await firstOf(client) })
  }
  expect(await refusal(write({ to: 'batch', batchId: otherBatch }))).toBe('BATCH_NOT_FOUND')
  await write({ to: 'everyone' })
  expect(await readBy()).toEqual([1, 1, 0, 0])
})
