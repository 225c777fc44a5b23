import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { member, login, startAccountServer } from '../accounts.testing.ts'

const database = await freshDatabase()
const server = await startAccountServer(database)
const { account, app } = server
const holders = app.personalData
const by = holders.flatMap(({ held }) => Object.values(held).flatMap((some) => some.by))

/** Every column that leads to an account: by a foreign key, or by its name. */
async function ways(): Promise<string[]> {
  const { rows } = await sql<{ way: string }>`
    select conrelid::regclass || '.' || attname as way
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'account'::regclass
    union
    select table_name || '.' || column_name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'account_id'
      and table_type = 'BASE TABLE'`.execute(database.db)
  return rows.map(({ way }) => way).toSorted()
}

async function exported() {
  const person = await member(server)
  const { access_token: bearer } = await login(server, person)
  return { person, bearer, answer: await account('export', { bearer }) }
}

test('every column that refers to an account is exported, or left out with a reason', async () => {
  const told = new Set([...by, ...holders.flatMap(({ leftOut }) => Object.keys(leftOut ?? {}))])

  const forgotten = (await ways()).filter((way) => !told.has(way))

  expect(forgotten).toEqual([])
})

test('no name stands for two things', () => {
  const names = holders.flatMap(({ held }) => Object.keys(held))

  expect(names).toEqual([...new Set(names)])
})

test('every column named in the export exists', async () => {
  const known = new Set([...(await ways()), 'account.id'])

  expect(by.filter((way) => !known.has(way))).toEqual([])
})

test('everything that is held comes in one answer: the person, the sessions, what happened, what was sent', async () => {
  const { person, answer } = await exported()

  expect(answer).toMatchObject({
    http: 200,
    data: {
      exportedAt: '2026-07-01T09:00:00.000Z',
      held: {
        account: [{ email: person.email, phone: person.phone_number, first_name: 'Ayesha' }],
        session: [{ ended_at: null }],
        message: [{ recipient: person.phone_number, channel: 'sms' }],
        orders: [],
      },
      leftOut: { 'account.password_hash': expect.any(String) },
    },
  })
  const kinds = /"kind":"[a-z-]+"/g
  expect(JSON.stringify(answer.data).match(kinds)).toEqual([
    '"kind":"signed-in"',
    '"kind":"phone-verified"',
    '"kind":"code-sent"',
    '"kind":"registered"',
  ])
})

test('the export contains no secrets and nothing of other people', async () => {
  const other = await member(server)
  const { person, answer } = await exported()
  const { rows } = await database.pool.query<{ secret: string }>(
    `select password_hash as secret from account where email = $1
     union all
     select encode(code_hash, 'hex') from verification_code join account on id = account_id
     where email = $1
     union all
     select encode(hash, 'hex') from refresh_token`,
    [person.email],
  )
  const text = JSON.stringify(answer.data)

  expect(rows.length).toBeGreaterThan(2)
  expect(rows.filter(({ secret }) => text.includes(secret))).toEqual([])
  expect(text).not.toContain(other.email)
  expect(text).not.toContain(other.phone_number)
})

test('an export is written down, and ten an hour are enough', async () => {
  const { bearer } = await exported()
  const again = await account('export', { bearer })
  for (let time = 2; time < 10; time += 1) await account('export', { bearer })

  expect(JSON.stringify(again.data)).toContain('"kind":"data-exported"')
  expect(await account('export', { bearer })).toMatchObject({ http: 429 })
  expect(await account('export')).toMatchObject({ http: 401 })
})
