import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { root } from '#config.ts'
import { openApiDocument } from './openapi.ts'

const Answer = z.object({
  description: z.string(),
  content: z.record(z.string(), z.object({ schema: z.json() })).optional(),
})

const Operation = z.object({
  operationId: z.string().min(1),
  summary: z.string().min(1),
  tags: z.array(z.string()).min(1),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header', 'cookie']),
        schema: z.json(),
      }),
    )
    .default([]),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: z.json() })) })
    .optional(),
  responses: z
    .object({ default: z.object({ $ref: z.literal('#/components/responses/AnyRefusal') }) })
    .catchall(Answer),
})
/** What version 3.1 of the specification asks of a document, as far as ours goes. */
const Document = z.object({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), Operation),
  ),
  components: z.object({
    responses: z.object({ AnyRefusal: Answer }),
    securitySchemes: z.record(z.string(), z.object({ type: z.literal('http') })),
    schemas: z.record(z.string().regex(/^[a-zA-Z0-9._-]+$/), z.json()),
  }),
})

const document = await openApiDocument()
const read = Document.parse(JSON.parse(JSON.stringify(document)))
const operations = Object.entries(read.paths).flatMap(([address, item]) =>
  Object.values(item).map((operation) => ({ address, operation })),
)

test('every call has a name of its own', () => {
  const names = operations.map(({ operation }) => operation.operationId)

  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(15)
})

/** To the letter, as they were asked for. */
const specified = [
  'post /api/v1/account/login',
  'post /api/v1/account/register',
  'get /api/v1/settings/countries',
  'post /api/v1/account/{code}/verify-phone',
  'post /api/v1/account/resend-verification',
  'post /api/v1/account/forgot-password',
  'get /api/v1/account/refresh',
  'get /api/v1/matches/featured-matches',
  'post /api/v1/cms/posts/filter',
  'get /api/v1/cms/posts/{id}/show',
  'get /api/v1/cms/content/home/{section}',
  'get /api/v3/grounds/{id}/public',
  'post /api/v1/reviews/grounds/{id}/filter',
  'post /api/v1/reviews/grounds/{id}',
  'post /api/v1/grounds/{id}/slots/check-availaibilty',
  'post /api/v1/grounds/{id}/bookings',
  'post /api/v1/ecommerce/payments/generate-payment-link',
  'post /api/v1/ecommerce/coupons/apply-code',
  'get /api/v1/serviceUtils/cities',
  'get /api/v1/account/compact-profile',
  'get /api/v1/orders/{id}',
  'post /api/v1/ecommerce/taxes/filter',
  'get /api/v1/currencies',
  'post /api/v1/cricconnect/reports/generate-report',
  'post /api/v1/orders/filter',
  'post /api/v1/ecommerce/packages/filter',
]

test('the calls that were asked for are at their paths, with their methods', () => {
  const there = Object.entries(read.paths).flatMap(([address, item]) =>
    Object.keys(item).map((method) => `${method} ${address}`),
  )
  const plain = (call: string) => call.replaceAll(/\{(?!code|section)\w+\}/g, '{id}')

  expect(there.map(plain)).toEqual(expect.arrayContaining(specified))
})

test('the parameters in a path are those that are declared', () => {
  for (const { address, operation } of operations) {
    const inPath = [...address.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name)
    const declared = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name)

    expect(new Set(declared), address).toEqual(new Set(inPath))
  }
})

test('every reference in the API document names a schema or an answer that it holds', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, to]) => to ?? '',
  )

  for (const reference of new Set(references)) {
    const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(reference) ?? []
    const { schemas, responses } = read.components
    expect(Object.keys(kind === 'schemas' ? schemas : responses), reference).toContain(name)
  }
})

test('refusals are documented as the envelope they come in', () => {
  const refusals = operations.flatMap(({ operation }) =>
    Object.entries(operation.responses).filter(([status]) => Number(status) >= 400),
  )

  expect(refusals.length).toBeGreaterThan(5)
  for (const [, refusal] of refusals) {
    expect(refusal).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    })
  }
})

test('each refusal is described by its code and what it says', () => {
  const [login] = operations.filter(({ operation }) => operation.operationId === 'accounts.login')

  expect(login?.operation.responses['400']?.description).toBe(
    'WRONG_CREDENTIALS: Email or password is incorrect.',
  )
  for (const { address, operation } of operations) {
    const described = Object.values(operation.responses).map((one) =>
      'description' in one ? one.description : '',
    )
    expect(described.join(), address).not.toMatch(/^\d+$/m)
  }
})

test('calls that refuse strangers need a token, the others do without', () => {
  for (const { address, operation } of operations) {
    const isForAll = operation.operationId === 'providers.begin'
    const refusesStrangers = '401' in operation.responses && !isForAll
    const needsNone = operation.security.some((one) => Object.keys(one).length === 0)
    const names = operation.security.flatMap((one) => Object.keys(one))

    expect(needsNone, address).toBe(!refusesStrangers)
    expect(Object.keys(read.components.securitySchemes)).toEqual(expect.arrayContaining(names))
  }
})

test('the document in docs/ is the one that the server gives (npm run openapi writes it)', async () => {
  const written = await readFile(path.join(root, 'docs', 'openapi.json'), 'utf8')

  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(document)))
})
