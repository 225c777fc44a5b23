import { z } from 'zod'
import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { login, member, startAccountServer } from './accounts.testing.ts'

const server = await startAccountServer(await freshDatabase())
const { account, wait } = server

const Page = z.object({
  items: z.array(z.looseObject({ kind: z.string(), at: z.string(), userAgent: z.string() })),
  total: z.int(),
  next: z.string().nullable(),
})

async function eventsOf(bearer: string, body: object = {}) {
  const answer = await account('security-events/filter', { body, bearer })
  return Page.parse(answer.data)
}

test('an account is shown what happened to it, newest first, and nothing of anybody else', async () => {
  await member(server)
  const person = await member(server)
  wait(1)
  await login(server, { ...person, password: 'not the one' })
  wait(1)
  const { access_token: bearer } = await login(server, person)

  const { items, total } = await eventsOf(bearer)

  expect(items.map(({ kind }) => kind).slice(0, 2)).toEqual(['signed-in', 'sign-in-refused'])
  expect(new Set(items.map(({ kind }) => kind).slice(2))).toEqual(
    new Set(['phone-verified', 'code-sent', 'registered']),
  )
  expect(total).toBe(5)
})

test('events are told in parts, and by kind', async () => {
  const person = await member(server)
  const { access_token: bearer } = await login(server, person)

  const first = await eventsOf(bearer, { page: { size: 3 } })
  const rest = await eventsOf(bearer, { page: { size: 3, after: first.next } })
  const logins = await eventsOf(bearer, { filter: { kind: ['signed-in'] } })

  expect(first.items.length + rest.items.length).toBe(first.total)
  expect(rest.next).toBeNull()
  expect(logins.items.map(({ kind }) => kind)).toEqual(['signed-in'])
})
