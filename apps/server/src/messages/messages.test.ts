import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { newPerson, startAccountServer } from '#accounts/accounts.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { startMailServer } from './mail-server.testing.ts'
import { startSending, queueMessage } from './messages.ts'

const database = await freshDatabase()

const { received, url: smtpUrl } = await startMailServer()
const texts: { readonly body: unknown; readonly authorization: string | undefined }[] = []
/** What the gateway answers, one after the other; then 200. */
const gatewayAnswers: number[] = []
async function takeText(request: IncomingMessage): Promise<number> {
  const { authorization } = request.headers
  texts.push({ body: JSON.parse(await text(request)), authorization })
  return gatewayAnswers.shift() ?? 200
}
const gateway = createServer((request, response) => {
  void takeText(request).then((status) => response.writeHead(status).end())
})

gateway.listen(0, '127.0.0.1')
await once(gateway, 'listening')
const address = gateway.address()
const gatewayPort = typeof address === 'object' && address ? address.port : 0
afterAll(() => void gateway.close())

const real = await startAccountServer(database, {
  SMTP_URL: smtpUrl,
  SMS_GATEWAY_URL: `http://127.0.0.1:${gatewayPort}/send`,
  SMS_GATEWAY_TOKEN: 'of the gateway',
})
await startSending(real.app)
const local = await startAccountServer(await freshDatabase())
const patience = { timeout: 30_000 }

const mail = {
  channel: 'email',
  sender: 'no-reply@example.org',
  to: 'ayesha@example.org',
  subject: 'Toss',
  text: 'Heads.\n',
} as const

test('an email goes out through the mail server', async () => {
  await real.app.db.transaction().execute((db) => queueMessage(real.app, db, mail))

  await expect.poll(() => received, patience).toHaveLength(1)
  expect(received[0]).toMatchObject({ from: 'no-reply@example.org', to: 'ayesha@example.org' })
  expect(received[0]?.source).toContain('Subject: Toss')
  expect(received[0]?.source).toContain('Heads.')
})

test('an answer goes to the writer of a message, and a message told twice goes out once', async () => {
  const before = received.length
  const question = {
    ...mail,
    subject: 'Answer me',
    replyTo: 'sana@example.org',
    retryKey: randomUUID(),
  }
  for (const db of [real.app.db, real.app.db]) {
    await db.transaction().execute((transaction) => queueMessage(real.app, transaction, question))
  }
  await real.app.db.transaction().execute((db) => queueMessage(real.app, db, mail))

  await expect.poll(() => received, patience).toHaveLength(before + 2)
  expect(
    received.filter(({ source }) => source.includes('Reply-To: sana@example.org')),
  ).toHaveLength(1)
})

test('a code goes out through the gateway, again when it stumbles, and is not kept', async () => {
  gatewayAnswers.push(500)
  const person = newPerson()

  const answer = await real.account('register', { body: person })

  expect(answer.http).toBe(201)
  await expect.poll(() => texts, patience).toHaveLength(2)
  expect(texts[1]).toMatchObject({
    body: { from: 'Pavilion', to: person.phone_number },
    authorization: 'Bearer of the gateway',
  })
  expect(texts[1]?.body).toEqual(texts[0]?.body)
  const kept = () =>
    database.pool
      .query('select body, trouble from message where recipient = $1', [person.phone_number])
      .then(({ rows }: { rows: unknown[] }) => rows)
  await expect.poll(kept, patience).toEqual([{ body: '', trouble: null }])
})

test('a message of a rolled-back transaction is not sent', async () => {
  const before = received.length
  const taken = real.app.db.transaction().execute(async (db) => {
    await queueMessage(real.app, db, { ...mail, subject: 'Taken back' })
    throw new Error('changed my mind')
  })
  await expect(taken).rejects.toThrow('changed my mind')

  await real.app.db.transaction().execute((db) => queueMessage(real.app, db, mail))

  await expect.poll(() => received, patience).toHaveLength(before + 1)
  expect(received.some(({ source }) => source.includes('Taken back'))).toBe(false)
})

test.each([
  { ...mail, subject: 'Toss\r\nBcc: everybody@example.org' },
  { ...mail, to: 'a@example.org\nRCPT TO:<b@example.org>' },
  { ...mail, sender: 'a@example.org\r\nX: y' },
  { ...mail, replyTo: 'a@example.org\nX: y' },
])('an address or a subject cannot begin a header of its own', async (message) => {
  await expect(queueMessage(local.app, local.app.db, message)).rejects.toThrow(/line break/)
})

test('there is no outbox where messages really go out', async () => {
  for (const page of ['/dev/outbox', '/dev/outbox.json']) {
    expect((await fetch(real.origin + page)).status).toBe(404)
  }
})
