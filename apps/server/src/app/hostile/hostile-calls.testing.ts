import type { OpenAPI } from '@orpc/openapi'
import fc from 'fast-check'
import { fitting, type Known, type Schema } from './fitting-values.testing.ts'
import { changedAt, nasty, printJson, Raw } from './hostile-values.testing.ts'

export type Operation = {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly operation: OpenAPI.OperationObject
}

export type HostileRequest = {
  readonly method: string
  /** Path and query as sent. */
  readonly target: string
  readonly type?: string
  readonly body?: string | Uint8Array<ArrayBuffer>
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

export const operationsOf = ({ paths = {} }: OpenAPI.Document): Operation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((name) => {
      const operation = item?.[name]
      const method = name.toUpperCase()
      return operation ? [{ name: `${method} ${path}`, method, path, operation }] : []
    }),
  )

/** Requests for one operation: some valid, most slightly broken. */
export function requestsFor(one: Operation, known: Known): fc.Arbitrary<HostileRequest> {
  const { method, path, operation } = one
  const parameters = (operation.parameters ?? []).flatMap((each) => ('name' in each ? [each] : []))
  const named = (place: string) => parameters.filter((each) => each.in === place)
  const values = fc.record(
    Object.fromEntries(named('path').map((each) => [each.name, parameter(each, known)])),
  )
  const query = fc.tuple(
    ...named('query').map((each) =>
      fc
        .option(parameter(each, known))
        .map((text) => (text === null ? [] : [`${each.name}=${text}`])),
    ),
    fc.oneof({ weight: 6, arbitrary: fc.constant([]) }, fc.constantFrom(...strangeQueries)),
  )
  return fc.tuple(values, query, bodyOf(operation, known)).map(([given, asked, body]) => {
    const where = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => given[name] ?? '')
    const question = asked.flat().join('&')
    return { method, target: question === '' ? where : `${where}?${question}`, ...body }
  })
}

const strangeQueries = [
  ['__proto__[bowled]=1'],
  ['constructor[prototype][bowled]=1', 'constructor.prototype.bowled=1'],
  ['%00=%00', '%ff=%ff', '%zz=%zz'],
  ['a[b][c][d]=1', 'a[]=1', 'a[999999999]=1'],
  ['expand=owner.email', 'sort=password_hash'],
  Array.from({ length: 500 }, (_, at) => `k${at}=${at}`),
]

type Parameter = OpenAPI.ParameterObject

/** A few of them leave room for the rest of the head, which may have 16 kB in all. */
const LONGEST_PARAMETER = 3000

const asText = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : printJson(value)).toWellFormed()).slice(
    0,
    LONGEST_PARAMETER,
  )

const undecodable = ['%00', '%ff', '%zz', '%ED%A0%80', '%', '..%2f..%2f', '%E2%80%AE']

function parameter({ name, schema }: Parameter, known: Known): fc.Arbitrary<string> {
  const right = fitting(schemaOf(schema), known, name).map(asText)
  return fc.oneof(
    { weight: 7, arbitrary: right },
    { weight: 2, arbitrary: nasty.map(asText) },
    { weight: 1, arbitrary: fc.constantFrom(...undecodable) },
  )
}

const schemaOf = (schema: unknown): Schema =>
  typeof schema === 'object' && schema !== null ? schema : {}

type Body = Pick<HostileRequest, 'type' | 'body'>

function bodyOf({ requestBody }: OpenAPI.OperationObject, known: Known): fc.Arbitrary<Body> {
  if (requestBody === undefined || !('content' in requestBody)) return fc.constant({})
  const { content } = requestBody
  const schema = content['application/json']?.schema
  if (schema === undefined) return fileOf(Object.keys(content), known.picture)
  const right = fitting(schemaOf(schema), known, '')
  const type = 'application/json'
  return fc
    .oneof({ weight: 2, arbitrary: right }, { weight: 3, arbitrary: broken(right) })
    .map((body) => ({ type, body: printJson(body) }))
}

/** A body with one thing wrong. */
const broken = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(right, fc.nat(60), nasty, fc.constantFrom(...breaks))
    .map(([body, place, evil, change]) => changedAt(body, place, (old) => change(old, evil)))

const extended = (old: unknown, key: string, evil: unknown) =>
  typeof old === 'object' && old !== null && !Array.isArray(old) && !(old instanceof Raw)
    ? Object.fromEntries([...Object.entries(old), [key, evil]])
    : evil

const breaks: readonly ((old: unknown, evil: unknown) => unknown)[] = [
  (_, evil) => evil,
  (_, evil) => evil,
  (old, evil) => extended(old, 'umbrella', evil),
  (old, evil) => extended(old, '__proto__', evil),
  (old, evil) => extended(old, 'constructor', { prototype: evil }),
  (old) =>
    Array.isArray(old)
      ? Array.from({ length: 300 }, () => old)
          .flat()
          .slice(0, 2000)
      : [old],
  (old) => (typeof old === 'string' ? `${old}\0` : JSON.stringify(old)),
  (old) =>
    typeof old === 'string' ? new Raw(`${JSON.stringify(old).slice(0, -1)}\\ud800"`) : null,
]

const fileOf = (types: readonly string[], picture: Buffer): fc.Arbitrary<Body> =>
  fc
    .tuple(
      fc.constantFrom(...types, 'image/svg+xml', 'application/json'),
      fc.oneof(
        fc.constant(picture),
        fc.nat(picture.length).map((end) => picture.subarray(0, end)),
        fc.uint8Array({ maxLength: 300 }),
        fc.constant(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')),
      ),
    )
    .map(([type, bytes]) => ({ type, body: new Uint8Array(bytes) }))
