import { z } from 'zod'
import { Refusal } from '@pavilion/contract/envelope.ts'
import { expect, test } from 'vitest'
import type { Schema } from './hostile/fitting-values.testing.ts'
import { operationsOf } from './hostile/hostile-calls.testing.ts'
import { askersOf, startHostileWorld } from './hostile/hostile-world.testing.ts'
import { openApiDocument } from '#http/openapi.ts'
import { withoutReferences } from './hostile/without-references.testing.ts'

const { origin, app, buyer, known } = await startHostileWorld()
const { operator } = askersOf(app, buyer.accountId)
const bearer = (await operator.bearer()) ?? ''

/** The body's schema of each call that has one, and an address that leads to something. */
const calls = operationsOf(withoutReferences(await openApiDocument())).flatMap(
  ({ name, method, path, operation }) => {
    const { requestBody } = operation
    if (requestBody === undefined || !('content' in requestBody)) return []
    const schema: Schema = Object(requestBody.content['application/json']?.schema)
    const address = path.replaceAll(/\{([^}]+)\}/g, (_, key: string) =>
      encodeURIComponent(z.string().parse(known.byName[key]?.[0] ?? known.ids[0])),
    )
    return [{ name, method, address, schema }]
  },
)
const lists = calls.filter(({ schema }) => schema.properties?.['page'] !== undefined)

let asked = 0

async function send(call: { method: string; address: string }, body: unknown) {
  asked += 1
  const response = await fetch(origin + call.address, {
    method: call.method,
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${bearer}`,
      'x-forwarded-for': `12.0.${asked >> 8}.${asked & 255}`,
    },
  })
  return { status: response.status, body: z.unknown().parse(await response.json()) }
}

/** The fields that a refusal names. */
async function namedBy(call: (typeof calls)[number], body: unknown) {
  const answer = await send(call, body)
  const refusal = Refusal.parse(answer.body)
  return { status: answer.status, paths: refusal.errors.map(({ path }) => path) }
}

test('there are lists to ask', () => {
  expect(lists.length).toBeGreaterThan(10)
})

test.each(lists)('$name sorts and filters by nothing but what it names', async (call) => {
  const { status, paths } = await namedBy(call, {
    ...('sort' in (call.schema.properties ?? {}) && { sort: 'password_hash' }),
    filter: { 'owner.email': 'a', password_hash: 'b' },
    expand: 'owner.email',
  })

  expect(status).toBe(422)
  expect(paths).toContain('expand')
  if (call.schema.properties?.['sort']) expect(paths).toContain('sort')
  expect(paths.some((path) => path.startsWith('filter'))).toBe(true)
})

test.each(lists)('$name has parts of one to a hundred, and no others', async (call) => {
  for (const size of [0, -1, 101, 1_000_000_000, 1.5, '20', 'NaN', null, [20]]) {
    expect(await namedBy(call, { page: { size } })).toEqual({ status: 422, paths: ['page.size'] })
  }
  for (const key of ['offset', 'limit', 'before']) {
    expect(await namedBy(call, { page: { [key]: 10 ** 12 } })).toMatchObject({ status: 422 })
  }
})

const cursor = (order: unknown, keys: unknown, id: unknown = known.ids[0]) =>
  Buffer.from(JSON.stringify([order, keys, id])).toString('base64url')

test.each(lists)('$name begins at no place that it has not given out', async (call) => {
  const sorts = call.schema.properties?.['sort']?.enum ?? ['latest']
  const forged = [
    '',
    '=',
    'null',
    '{}',
    'x'.repeat(600),
    cursor('nothing', []),
    ...sorts.flatMap((sort) => [
      cursor(sort, []),
      cursor(sort, [1e300]),
      cursor(sort, ['\0']),
      cursor(sort, [0, 'a', 'b', 'c']),
      cursor(sort, [0], 'no id'),
    ]),
  ]
  for (const after of forged) {
    expect(await send(call, { page: { after } })).toMatchObject({ status: 422 })
  }
  expect(await send(call, { page: { after: 'x'.repeat(601) } })).toMatchObject({ status: 422 })
  for (const keys of [["' or 1=1 --"], ["' or 1=1 --", "' or 1=1 --"]]) {
    const { status } = await send(call, { page: { after: cursor(sorts[0], keys) } })
    expect([200, 422]).toContain(status)
  }
})

const searched = lists.filter(({ schema }) => schema.properties?.['filter']?.properties?.['text'])
const Part = z.object({ data: z.object({ total: z.int() }) })

test.each(searched)('$name takes every sign of a text for itself', async (call) => {
  for (const text of ['%', '_', '\\', "''", '%%', 'a%z', "' or 1=1 --", '$1', '\\%', '{1,2}']) {
    const { status, body } = await send(call, { filter: { text } })

    expect([text, status]).toEqual([text, 200])
    expect([text, Part.parse(body).data.total]).toEqual([text, 0])
  }
})

test.each(searched)(
  '$name reads no more than a hundred letters of what is searched',
  async (call) => {
    for (const text of ['x'.repeat(101), 'x'.repeat(10_000), 'a '.repeat(10_000), 'a\0b']) {
      expect(await namedBy(call, { filter: { text } })).toEqual({
        status: 422,
        paths: ['filter.text'],
      })
    }
    const many = await send(call, { filter: { text: 'a '.repeat(50) } })
    expect(many.status).toBe(200)
  },
)

test('the search of everything is bounded as lists are', async () => {
  const ask = async (q: string) => {
    const response = await fetch(`${origin}/api/v1/search?q=${encodeURIComponent(q)}`)
    return response.status
  }

  expect(await ask('x'.repeat(5000))).toBe(422)
  expect(await ask('a '.repeat(2000))).toBe(422)
  expect(await ask('ab '.repeat(33))).toBe(200)
  expect(await ask('%_')).toBe(200)
})

/** Where in a schema days and moments stand: the path to each, and which of the two it is. */
function timesIn(
  schema: Schema,
  path: readonly string[] = [],
): { path: string[]; format: string }[] {
  if (schema.format === 'date' || schema.format === 'date-time') {
    return [{ path: [...path], format: schema.format }]
  }
  return Object.entries(schema.properties ?? {}).flatMap(([key, one]) =>
    timesIn(one, [...path, key]),
  )
}

const times = calls.flatMap((call) =>
  timesIn(call.schema).map((one) => ({ ...call, ...one, field: one.path.join('.') })),
)

const noDays = [
  ['2026-02-30', '2026-02-29', '2026-13-01', '2026-00-10', '2026-7-1', '0000-01-01', '', ' '],
  ['2026-07-01T00:00:00Z', '+002026-07-01', '-000001-01-01', '10000-01-01', '２０２６-07-01'],
  ['today', 'infinity', '2026-W27-3', '20260701'],
].flat()
const noMoments = [
  ['2026-02-30T00:00:00Z', '2026-07-01', '2026-07-01T00:00:00', '2026-07-01T24:00:00Z'],
  ['2026-12-31T23:59:60Z', '2026-07-01T00:00:00+14:00', '2026-07-01T25:00:00Z', 'now'],
  ['0000-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', '2026-07-01 00:00:00Z', 'infinity'],
].flat()

test.each(times)('$name refuses a $field that is in no calendar', async (call) => {
  for (const wrong of call.format === 'date' ? noDays : noMoments) {
    const body = call.path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), wrong)
    // Only what is scheduled has a moment.
    const { status, paths } = await namedBy(call, { status: 'scheduled', ...Object(body) })

    expect([wrong, status]).toEqual([wrong, 422])
    expect(paths).toContain(call.field)
  }
})
