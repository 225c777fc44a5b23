import { z } from 'zod'
import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { login, member, startAccountServer } from './accounts.testing.ts'

const server = await startAccountServer(await freshDatabase())
const { account, wait } = server

const Page = z.object({
  items: z.array(
    z.looseObject({ id: z.uuid(), kind: z.string(), at: z.string(), userAgent: z.string() }),
  ),
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

/** Two accounts, each with two events more than a part holds, and the cursor of the first's first part. */
async function twoWithEvents() {
  const tokens = [
    await login(server, await member(server)),
    await login(server, await member(server)),
  ]
  const [mine = '', theirs = ''] = tokens.map(({ access_token: bearer }) => bearer)
  const { next } = await eventsOf(theirs, { page: { size: 2 } })
  return { mine, theirs, cursor: next ?? '' }
}

const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const UNKNOWN = '01990000-0000-7000-8000-00000000dead'

test('another account’s cursor reveals nothing of theirs', async () => {
  const { mine, theirs, cursor } = await twoWithEvents()

  const { items, total } = await eventsOf(mine, { page: { after: cursor } })
  const all = new Set((await eventsOf(mine)).items.map(({ id }) => id))

  expect(total).toBe(all.size)
  expect(items.filter(({ id }) => !all.has(id))).toEqual([])
  expect((await eventsOf(theirs, { page: { after: cursor } })).items).toHaveLength(2)
})

test.each([
  'x',
  '%00',
  written({}),
  written(['latest', [0, 0], UNKNOWN]),
  written(['latest', ['0'], UNKNOWN]),
  written(['latest', [1e300], UNKNOWN]),
  written(['latest', [0], `' or true --`]),
  written(['newest', [0], UNKNOWN]),
  written(['latest', [{ $gt: 0 }], UNKNOWN]),
])('%j is no place in the list', async (after) => {
  const { access_token: bearer } = await login(server, await member(server))

  const answer = await account('security-events/filter', { body: { page: { after } }, bearer })

  expect(answer).toMatchObject({ http: 422, code: 'BAD_CURSOR' })
})

test.each([0, -1, 101, 1e9, 1e300, 2.5, '20', null, [20]])('a part of %j is none', async (size) => {
  const { access_token: bearer } = await login(server, await member(server))

  const answer = await account('security-events/filter', { body: { page: { size } }, bearer })

  expect(answer).toMatchObject({ http: 422, code: 'INVALID_INPUT' })
  expect(new Set(answer.errors.map(({ path }) => path))).toEqual(new Set(['page.size']))
})

test('a cursor longer than any, or what is no part of a part, is refused by name', async () => {
  const { access_token: bearer } = await login(server, await member(server))
  const body = { page: { after: 'x'.repeat(601), offset: 1e12 } }

  const { http, errors } = await account('security-events/filter', { body, bearer })

  expect(http).toBe(422)
  expect(errors.map(({ path }) => path).toSorted()).toEqual(['page.after', 'page.offset'])
})
