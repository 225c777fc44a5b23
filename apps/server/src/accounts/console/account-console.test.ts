import { ORPCError } from '@orpc/server'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { login, member, newPerson, startAccountServer } from '../accounts.testing.ts'

const server = await startAccountServer(await freshDatabase())
const { app, account } = server
const operatorId = await someone(app, { operator: true })
const { accountConsole, auditLog } = await clientAs(app, operatorId)

const find = async (text: string) => (await accountConsole.find({ text })).data
const reason = 'Sold tickets that do not exist'

/** A member whose sessions and limits are their own. */
async function found() {
  const person = await member(server)
  const { items } = await find(person.email)
  return { person, accountId: items[0]?.id ?? '' }
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof ORPCError ? error.code : error),
  )

test('an account is found by its id, its address, its number and a part of its name', async () => {
  const { person, accountId } = await found()
  const { email, phone_number: number, name } = person
  const inTheMiddle = name.slice(1, -1).toUpperCase()

  for (const text of [accountId, email.toUpperCase(), number, inTheMiddle]) {
    const { items } = await find(text)
    expect([text, items.map(({ id }) => id)]).toEqual([text, expect.arrayContaining([accountId])])
  }
  expect((await find(email)).items).toMatchObject([
    { email, status: 'active', isOperator: false, sessions: 0, suspension: null },
  ])
  expect((await find('%%%')).total).toBe(0)
})

test('who is suspended is logged out everywhere and not let in, until that is lifted', async () => {
  const { person, accountId } = await found()
  const { access_token: bearer, refresh_token: refresh } = await login(server, person)
  expect((await find(person.email)).items).toMatchObject([{ sessions: 1 }])

  const { data } = await accountConsole.suspend({ accountId, reason })
  expect(data).toMatchObject({
    sessions: 0,
    suspension: { reason, by: { id: operatorId } },
  })
  expect((await account('compact-profile', { bearer })).http).toBe(401)
  expect((await account('refresh', { bearer: refresh })).http).toBe(401)
  expect(await login(server, person)).toMatchObject({ http: 403, code: 'ACCOUNT_SUSPENDED' })
  const guess = { ...person, password: 'another guess' }
  expect(await login(server, guess)).toMatchObject({ http: 400, code: 'WRONG_CREDENTIALS' })

  await accountConsole.lift({ accountId })
  expect(await login(server, person)).toMatchObject({ http: 200, status: 'Success' })
  expect((await find(person.email)).items).toMatchObject([{ suspension: null }])
})

test('suspending and lifting twice changes nothing, and each is logged once', async () => {
  const { accountId } = await found()
  await accountConsole.suspend({ accountId, reason })
  const { data } = await accountConsole.suspend({ accountId, reason: 'Another one' })
  expect(data.suspension).toMatchObject({ reason })
  server.wait(1)
  await accountConsole.lift({ accountId })
  await accountConsole.lift({ accountId })

  const { items } = (await auditLog.filter({ filter: { account: accountId } })).data
  const acts = items.filter(({ account: by }) => by?.id === operatorId)
  expect(acts.map(({ kind, details }) => [kind, details])).toEqual([
    ['suspension-lifted', {}],
    ['account-suspended', { reason }],
  ])
})

test('what is no text, and a reason that says nothing, is refused at its field', async () => {
  const { accountId } = await found()

  for (const wrong of ['', '  ', 'a\0b', 'x'.repeat(501)]) {
    expect(await codeOf(accountConsole.suspend({ accountId, reason: wrong }))).toBe('BAD_REQUEST')
  }
  for (const wrong of ['ab', 'a\0b', 'x'.repeat(255)]) {
    expect(await codeOf(accountConsole.find({ text: wrong }))).toBe('BAD_REQUEST')
  }
})

test('operators are not suspended, nor who is not there', async () => {
  const unknown = { accountId: '019a0000-0000-7000-8000-00000000dead' }

  expect(await codeOf(accountConsole.suspend({ accountId: operatorId, reason }))).toBe(
    'IS_OPERATOR',
  )
  expect(await codeOf(accountConsole.suspend({ ...unknown, reason }))).toBe('ACCOUNT_NOT_FOUND')
  expect(await codeOf(accountConsole.lift(unknown))).toBe('ACCOUNT_NOT_FOUND')
  expect(await codeOf(accountConsole.unlock(unknown))).toBe('ACCOUNT_NOT_FOUND')
})

test('who has tried too often may try again once an operator says so', async () => {
  const { person, accountId } = await found()
  const ask = () => account('forgot-password', { body: { email: person.email } })
  const asked = []
  for (let time = 0; time < 4; time += 1) asked.push((await ask()).http)
  expect(asked.at(-1)).toBe(429)

  await accountConsole.unlock({ accountId })

  expect((await ask()).http).toBe(200)
  expect(await login(server, newPerson())).toMatchObject({ http: 400 })
})
