import { z } from 'zod'
import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { openApiDocument } from '#http/openapi.ts'
import { login, member, startAccountServer } from './accounts.testing.ts'

const database = await freshDatabase()
const server = await startAccountServer(database)
const { ask, wait } = server

const Call = z.object({
  requestBody: z
    .object({
      content: z.object({
        'application/json': z.object({
          schema: z.object({ properties: z.record(z.string(), z.unknown()) }),
        }),
      }),
    })
    .optional()
    .catch(undefined),
})
const { paths } = z
  .object({ paths: z.record(z.string(), z.record(z.string(), Call)) })
  .parse(await openApiDocument())

const inPath: Readonly<Record<string, string>> = {
  code: '1234',
  subject: 'change-phone',
  provider: 'google',
}
const addressOf = (path: string) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inPath[name] ?? crypto.randomUUID())

/** Every call about an account that takes something, and what it takes. */
const calls = Object.entries(paths)
  .filter(([path]) => path.startsWith('/api/v1/account/'))
  .flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json'].schema
      return schema
        ? [{ path, method: method.toUpperCase(), taken: Object.keys(schema.properties) }]
        : []
    }),
  )

const inCamels = (column: string) =>
  column.replaceAll(/_(\w)/g, (_, mail: string) => mail.toUpperCase())

/** What only the server says of an account: every column, and what others call them. */
async function ownedByServer(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name in ('account', 'platform_role', 'membership')`,
  )
  const columns = rows.map(({ name }) => name)
  const called = ['role', 'roles', 'is_admin', 'isAdmin', 'operator', 'plan', 'verified', 'tries']
  return [...new Set([...columns, ...columns.map(inCamels), ...called])]
}

const everything = async () =>
  (
    await database.pool.query(
      `select (select json_agg(a order by id) from account a) as accounts,
              (select json_agg(o) from platform_role o) as roles,
              (select json_agg(m) from membership m) as memberships`,
    )
  ).rows

test('there are calls to look at', () => {
  expect(calls.length).toBeGreaterThan(15)
})

test.each(calls)('$method $path takes nothing that is the server’s to say', async (call) => {
  const { path, method, taken } = call
  wait(3600)
  const { access_token: bearer } = await login(server, await member(server))
  const fields = (await ownedByServer()).filter((field) => !taken.includes(field))
  const before = await everything()

  const body = Object.fromEntries(fields.map((field) => [field, true]))
  const answer = await ask(addressOf(path), { method, body, bearer })

  expect(answer).toMatchObject({ http: 422, code: 'INVALID_INPUT' })
  const named = answer.errors.map(({ path: where }) => where.split('.').at(-1))
  expect(fields.filter((field) => !named.includes(field))).toEqual([])
  expect(await everything()).toEqual(before)
})
