import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import type { AppContext } from '#app-context.ts'
import { anOrganisation } from '#associations/associations.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { putDocument } from './document.queries.ts'
import { documentFields, pdf } from './documents.testing.ts'
import { insertFile } from './file.queries.ts'
import { remindDue } from './remind.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
// Listeners begin with what happens from now on.
await handleEvents(app)

const day = new Date().toISOString().slice(0, 10)
const at = (days: number, clock = '12:00') =>
  new Date(Date.parse(`${day}T${clock}:00Z`) + days * 86_400_000).toISOString()
const when = (days: number, clock?: string): AppContext => ({ ...app, now: () => at(days, clock) })

/** A club whose coach has a certificate that is valid for another 40 days. */
async function aCertificate() {
  const club = await anOrganisation(app, 'club')
  const { organisationId, accountId } = club
  const coach = await someone(app, { roles: [{ organisationId, role: 'coach' }] })
  const digest = Buffer.from(randomUUID().replaceAll('-', ''))
  const file = { organisationId, digest, type: 'application/pdf', bytes: pdf } as const
  const { id: fileId } = await insertFile(app.db, { ...file, accountId, now: app.now() })
  const documentId = randomUUID()
  const save = async (expiresOn: string) =>
    putDocument(app.db, {
      organisationId,
      documentId,
      fields: {
        ...documentFields,
        title: 'First aid at work',
        aboutId: coach,
        fileId,
        expiresOn: expiresOn.slice(0, 10),
      },
      timeZone: 'UTC',
      accountId,
      now: app.now(),
    })
  await save(at(40))
  const noticesOf = async (account: string) => {
    await handleEvents(app)
    const { rows } = await app.pool.query<{ body: string }>(
      `select e.body from notice n join notice_event e on e.id = n.event_id
       where n.account_id = $1 and e.path = $2 order by e.happened_at, e.id`,
      [account, `/manage/organisations/${organisationId}/documents`],
    )
    return rows.map(({ body }) => body)
  }
  return { ...club, coach, documentId, save, noticesOf }
}

test('who runs the club and whom it is about are reminded 30 and 7 days before, once', async () => {
  const { accountId, coach, organisationId, noticesOf } = await aCertificate()
  const player = await someone(app, { roles: [{ organisationId, role: 'player' }] })
  await remindDue(when(9))
  expect(await noticesOf(coach)).toEqual([])
  await Promise.all([remindDue(when(10)), remindDue(when(10))])
  await remindDue(when(20))
  expect(await noticesOf(coach)).toHaveLength(1)
  await remindDue(when(33))
  await remindDue(when(34))
  await remindDue(when(41))

  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  const says = `First aid at work (Someone Else) lapses on ${date.format(new Date(at(40)))}.`
  expect(await noticesOf(coach)).toEqual([says, says])
  expect(await noticesOf(accountId)).toEqual([says, says])
  expect(await noticesOf(player)).toEqual([])
})

test('nobody is reminded at night, and a late entry is reminded of once', async () => {
  const { coach, save, noticesOf } = await aCertificate()
  await save(at(5))
  await remindDue(when(0, '03:00'))
  expect(await noticesOf(coach)).toEqual([])
  await remindDue(when(0))
  await remindDue(when(1))

  expect(await noticesOf(coach)).toHaveLength(1)
})

test('what was renewed meanwhile is not told, and is reminded of anew', async () => {
  const { coach, save, noticesOf } = await aCertificate()
  await remindDue(when(33))
  await save(at(400))
  expect(await noticesOf(coach)).toEqual([])
  await remindDue(when(375))

  expect(await noticesOf(coach)).toHaveLength(1)
})

test('whoever has left is not reminded any more', async () => {
  const { client, accountId, organisationId, coach, noticesOf } = await aCertificate()
  await client.organisations.removeMember({ organisationId, accountId: coach })
  await remindDue(when(12))

  expect(await noticesOf(coach)).toEqual([])
  expect(await noticesOf(accountId)).toHaveLength(1)
})

test('a closed club is not reminded', async () => {
  const { client, organisationId, accountId, noticesOf } = await aCertificate()
  await client.organisations.close({ organisationId })
  await remindDue(when(12))

  expect(await noticesOf(accountId)).toEqual([])
  await expect(
    (await clientAs(app, accountId)).documents.list({ organisationId }),
  ).rejects.toMatchObject({ code: 'ORGANISATION_NOT_FOUND' })
})
