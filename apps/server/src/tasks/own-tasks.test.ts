import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { aCupAt, asking, startAppointing, SUNDAY } from '#appointments/appointments.testing.ts'
import { aWeekend, answerOf, pick, publish } from '#clubs/selection/selection.testing.ts'
import { putDocument } from '#documents/document.queries.ts'
import { documentFields, pdf } from '#documents/documents.testing.ts'
import { insertFile } from '#documents/file.queries.ts'
import { anOrganisation } from '#associations/associations.testing.ts'
import { aClubWith, aFee, pay, takeOver } from '#fees/fees.testing.ts'

const { app, letters } = await startAppointing()
type Client = Awaited<ReturnType<typeof clientAs>>

const tasksOf = async (client: Client) =>
  (await client.tasks.own()).data.map(({ kind, of, count }) => ({ kind, of: of.id, count }))

const today = app.now().slice(0, 10)
const dayIn = (days: number) =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)

test('an appointment waits for the official until it is answered', async () => {
  const cup = await aCupAt(app, [SUNDAY])
  const { token, id } = await asking({ letters })(cup, 'Una Pire')
  const official = await clientAs(app, await someone(app))
  await official.appointments.claim({ token })
  expect(await tasksOf(official)).toEqual([{ kind: 'appointment', of: cup.tournamentId, count: 1 }])
  await official.appointments.answer({ appointmentId: id, accepts: true })
  expect(await tasksOf(official)).toEqual([])
})

test('fees wait for whoever pays them, and not what is due much later', async () => {
  const club = await aClubWith(app, ['Ayesha', 'Bano'])
  const { client, organisationId, playerOf, playerIds } = club
  const { person } = await takeOver(app, club, playerOf('Ayesha'))
  const productId = await aFee(club)
  await client.fees.charge({ organisationId, productId, playerIds, dueOn: dayIn(3) })
  expect(await tasksOf(person)).toEqual([{ kind: 'fees-due', of: organisationId, count: 1 }])
  const later = await aFee(club, { name: 'Next year' })
  await client.fees.charge({ organisationId, productId: later, playerIds, dueOn: dayIn(90) })
  await pay(club, { playerId: playerOf('Ayesha'), amount: 100_00 })
  expect(await tasksOf(person)).toEqual([])
})

test('a document to renew waits for who runs the club and whom it is about', async () => {
  const { client, organisationId, accountId } = await anOrganisation(app, 'club')
  const roles = [{ organisationId, role: 'coach' as const }]
  const [coach, other] = [await someone(app, { roles }), await someone(app, { roles })]
  const digest = Buffer.from(randomUUID().replaceAll('-', ''))
  const file = { organisationId, digest, type: 'application/pdf', bytes: pdf } as const
  const { id: fileId } = await insertFile(app.db, { ...file, accountId, now: app.now() })
  const documentId = randomUUID()
  const save = (expiresOn: string) =>
    putDocument(app.db, {
      organisationId,
      documentId,
      fields: { ...documentFields, aboutId: coach, fileId, expiresOn },
      timeZone: 'UTC',
      accountId,
      now: app.now(),
    })
  const all = () =>
    Promise.all(
      [client, coach, other].map(async (one) =>
        tasksOf(typeof one === 'string' ? await clientAs(app, one) : one),
      ),
    )
  const waits = [{ kind: 'document-lapsing', of: organisationId, count: 1 }]
  await save(dayIn(20))
  expect(await all()).toEqual([waits, waits, []])
  await save(dayIn(300))
  expect(await all()).toEqual([[], [], []])
})

test('a message that must be seen waits for its readers until they say so', async () => {
  const club = await aClubWith(app, ['Ayesha'])
  const { client, organisationId, playerOf } = club
  const { person } = await takeOver(app, club, playerOf('Ayesha'))
  for (const mustBeSeen of [true, false]) {
    const message = {
      audience: { to: 'everyone' as const },
      subject: 'Nets',
      text: 'Six.',
      mustBeSeen,
    }
    await client.clubs.sendMessage({ organisationId, message, idempotencyKey: randomUUID() })
  }
  expect(await tasksOf(person)).toEqual([{ kind: 'message-unseen', of: organisationId, count: 1 }])
  expect(await tasksOf(client)).toEqual([])
  const unseen = (await person.clubs.received()).data.find(({ mustBeSeen }) => mustBeSeen)
  await person.clubs.readMessage({ messageId: unseen?.id ?? '' })
  expect(await tasksOf(person)).toEqual([])
})

test('a reserve who is asked to stand in sees it until the answer', async () => {
  const weekend = await aWeekend(app)
  const { client, organisationId, idOf, first } = weekend
  const { data } = await client.clubs.offerClaim({ organisationId, playerId: idOf('Cat') })
  const reserve = await clientAs(app, await someone(app))
  await reserve.clubs.claim({ token: data.path.split('token=')[1] ?? '' })
  await pick(weekend, 'Ann')
  await pick(weekend, 'Cat', { as: 'reserve' })
  await publish(weekend)
  expect(await tasksOf(reserve)).toEqual([])
  await answerOf(weekend, 'Ann', 'no')
  expect(await tasksOf(reserve)).toEqual([{ kind: 'stand-in', of: organisationId, count: 1 }])
  await reserve.clubs.answer({ entryId: first, playerId: idOf('Cat'), answer: 'yes', note: '' })
  expect(await tasksOf(reserve)).toEqual([])
})
