import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { dayIn } from '../academies.testing.ts'
import { aParent, childOf, withPlaces } from '../enrolment/enrolment.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
// Listeners begin with what happens from now on.
await handleEvents(app)
const child = childOf(app)

/** A family that trains every day, and one on the waiting list. */
async function twoFamilies() {
  const academy = await withPlaces(app, 1)
  const [first, waiting] = [await aParent(app), await aParent(app)]
  const { batchId } = academy
  await first.parent.academies.enrol({ batchId, fields: child('Ann') })
  await waiting.parent.academies.enrol({ batchId, fields: child('Bea') })
  await handleEvents(app)
  return { ...academy, first: first.accountId, waiting: waiting.accountId }
}

async function noticesOf(accountId: string): Promise<string[]> {
  await handleEvents(app)
  const { rows } = await app.pool.query<{ body: string }>(
    `select e.body from notice n join notice_event e on e.id = n.event_id
     where n.account_id = $1 order by e.id`,
    [accountId],
  )
  return rows.map(({ body }) => body)
}

test('families hear of new times of a batch, once, and not of a new name', async () => {
  const { client, organisationId, batchId, fields, first, waiting } = await twoFamilies()
  const save = (more: object) =>
    client.academies.saveBatch({ organisationId, id: batchId, fields: { ...fields, ...more } })
  const name = `Evenings ${batchId}`
  await save({ name })
  expect(await noticesOf(first)).toEqual([])
  const times = [{ weekday: 2, starts: '18:00', minutes: 60 }]
  await save({ name, times })
  await save({ name, times })
  expect(await noticesOf(first)).toEqual([`${name} has new times or another place.`])
  expect(await noticesOf(waiting)).toEqual([])
})

test('families hear of a holiday that takes sessions to come, once', async () => {
  const { client, organisationId, first, waiting } = await twoFamilies()
  const save = (id: string, from: number, to: number) => {
    const fields = { name: 'Eid', firstDay: dayIn(app, from), lastDay: dayIn(app, to) }
    return client.academies.saveHoliday({ organisationId, id, fields })
  }
  await save(randomUUID(), -9, -7)
  expect(await noticesOf(first)).toEqual([])
  const id = randomUUID()
  await save(id, 2, 4)
  await save(id, 2, 4)
  expect(await noticesOf(first)).toEqual([expect.stringMatching(/^No training: \d+ \p{L}+ – \d+/u)])
  expect(await noticesOf(waiting)).toEqual([])
})

test('a session that is cancelled within two days is emailed to its families at once, and once', async () => {
  const { client, organisationId, batchId, first, waiting } = await twoFamilies()
  const cancelOn = async (day: string) => {
    const session = { organisationId, batchId, day, starts: '17:30', reason: 'Rain' }
    await client.academies.cancelSession(session)
    await client.academies.cancelSession(session)
    await handleEvents(app)
  }
  const emailsTo = async (accountId: string) =>
    (
      await app.pool.query(
        `select from message m join account a on a.email = m.recipient
         where a.id = $1 and m.subject like '%Cancelled:%'`,
        [accountId],
      )
    ).rows.length
  await cancelOn(dayIn(app, 5))
  expect(await emailsTo(first)).toBe(0)
  await cancelOn(dayIn(app, 1))
  expect([await emailsTo(first), await emailsTo(waiting)]).toEqual([1, 0])
})
