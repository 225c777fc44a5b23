import { z } from 'zod'
import { expect, test } from 'vitest'
import { login, member, startAccountServer } from '#accounts/accounts.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { openApiDocument } from '#http/openapi.ts'

const database = await freshDatabase()
const server = await startAccountServer(database)
const { ask, wait } = server
const { access_token: bearer } = await login(server, await member(server))

const Body = z.object({
  content: z.object({
    'application/json': z.object({
      schema: z.object({ properties: z.record(z.string(), z.unknown()) }),
    }),
  }),
})
const Paths = z.record(z.string(), z.looseObject({ post: z.looseObject({}).optional() }))
const { paths } = z.object({ paths: Paths }).parse(await openApiDocument())

/** Every call that answers a list part by part. */
const lists = Object.entries(paths).flatMap(([path, { post }]) => {
  const body = Body.safeParse(post?.['requestBody'])
  const properties = body.data?.content['application/json'].schema.properties ?? {}
  return 'page' in properties ? [path] : []
})

const UNKNOWN = '01990000-0000-7000-8000-00000000dead'
const filter = (path: string, page: object) =>
  ask(path.replaceAll(/\{\w+\}/g, UNKNOWN), { body: { page }, bearer })
const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('there are lists to look at', () => {
  expect(lists.length).toBeGreaterThan(10)
})

test.each(lists)('%s has parts of one to a hundred', async (path) => {
  for (const size of [0, -1, 101, 1e9, 1e300, 2.5, '20', [20], null]) {
    const answer = await filter(path, { size })

    expect(answer).toMatchObject({ http: 422, code: 'INVALID_INPUT' })
    expect(new Set(answer.errors.map(({ path: where }) => where))).toEqual(new Set(['page.size']))
  }
  expect(await filter(path, { offset: 1e12 })).toMatchObject({
    http: 422,
    errors: [{ path: 'page.offset' }],
  })
})

test.each(lists)('%s has no places that it has not told', async (path) => {
  wait(3600)
  const whole = await filter(path, {})
  const forged = [
    'x',
    written({}),
    written(['latest', [0, 0, 0, 0], UNKNOWN]),
    written(['', [], UNKNOWN]),
    written(['latest', [{ $gt: 0 }], UNKNOWN]),
    written(['latest', [0], `' or true --`]),
    written(['__proto__', [0], UNKNOWN]),
  ]
  for (const after of forged) {
    const answer = await filter(path, { after })

    // Where there is no such list, or not for everybody, that may be what is said.
    if (whole.http !== 200 && answer.http === whole.http) continue
    expect(answer).toMatchObject({ http: 422, code: 'BAD_CURSOR' })
  }
})
