import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startAccountServer } from '#accounts/accounts.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'

const database = await freshDatabase()
const { ask, outbox, wait } = await startAccountServer(database)

const mail = (changes: object = {}) => ({
  key: randomUUID(),
  name: 'Ayesha Siddiqui',
  email: `writer-${randomUUID()}@example.org`,
  subject: 'The third over',
  message: 'Ball 2.4 was a leg bye.\nI was the umpire.',
  ...changes,
})
const write = (body: object, address?: string) =>
  ask('/api/v1/contact', { body, ...(address !== undefined && { address }) })

const kept = async (subject: string) => {
  const { rows } = await database.pool.query<{ reply_to: string; sender: string }>(
    'select reply_to, sender from message where subject = $1',
    [subject],
  )
  return rows
}

test('a message goes to the site, and its answer to the writer', async () => {
  const body = mail()

  const answer = await write(body)

  expect(answer).toMatchObject({ http: 201, message: 'Thank you. Your message has been sent.' })
  expect((await outbox()).at(-1)).toMatchObject({
    to: 'hello@localhost',
    channel: 'email',
    subject: 'Pavilion: The third over',
    text: `Ayesha Siddiqui (${body.email}) wrote:\n\n${body.message}\n`,
  })
  expect(await kept('Pavilion: The third over')).toEqual([
    { reply_to: body.email, sender: 'no-reply@localhost' },
  ])
})

test('a message that is sent again is one message', async () => {
  const body = mail({ subject: 'Sent again' })

  const answers = await Promise.all([write(body), write(body), write(body)])

  expect(answers.map(({ http }) => http)).toEqual([201, 201, 201])
  expect(await kept('Pavilion: Sent again')).toHaveLength(1)
})

test('a message with the hidden field filled in is accepted and dropped', async () => {
  const answer = await write(mail({ subject: 'Cheap bats', website: 'https://bats.example' }))

  expect(answer).toMatchObject({ http: 201, message: 'Thank you. Your message has been sent.' })
  expect(await kept('Pavilion: Cheap bats')).toEqual([])
})

test.each([
  ['subject', 'Hello\r\nBcc: everybody@example.org', 'Subject should be plain text'],
  ['name', 'Ayesha\nBcc: everybody@example.org', 'Name should be plain text'],
  ['email', 'a@example.org\r\nBcc: b@example.org', 'Email must be a valid email address'],
  ['email', 'a@example.org, b@example.org', 'Email must be a valid email address'],
  ['message', 'bells \u0007 and whistles', 'Message should be plain text'],
  ['name', ' ', 'Name is required'],
  ['subject', 'Hi', 'Subject should be at least 3 characters'],
  ['message', 'x'.repeat(5001), 'Message should be at most 5000 characters'],
  ['message', undefined, 'Message is required'],
])('a message whose %s is %j is refused', async (path, value, message) => {
  const answer = await write(mail({ [path]: value }))

  expect(answer.http).toBe(422)
  expect(answer.errors).toContainEqual({ path, message })
})

test('who writes too often waits, by address of the network and of the writer', async () => {
  const address = '203.0.113.77'
  for (let at = 0; at < 10; at += 1) await write(mail(), address)
  const eleventh = await write(mail(), address)
  const email = 'often@example.org'
  for (let at = 0; at < 10; at += 1) await write(mail({ email }))

  expect(eleventh).toMatchObject({
    http: 429,
    code: 'TOO_MANY_TRIES',
    message: 'That was tried too often. Try again in 60 minutes.',
  })
  expect(eleventh.headers.get('retry-after')).toBe('3600')
  expect((await write(mail({ email: 'OFTEN@example.org' }))).http).toBe(429)
  wait(3600)
  expect((await write(mail(), address)).http).toBe(201)
})
