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

test('the parameters in a path are those that are declared', () => {
  for (const { address, operation } of operations) {
    const inPath = [...address.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name)
    const declared = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name)

    expect(new Set(declared), address).toEqual(new Set(inPath))
  }
})

test('every reference leads somewhere', () => {
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

test('the document in docs/ is the one that the server gives (npm run openapi writes it)', async () => {
  const written = await readFile(path.join(root, 'docs', 'openapi.json'), 'utf8')

  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(document)))
})
