import fc from 'fast-check'

/** The part of JSON Schema that the API's document uses. */
export type Schema = {
  readonly type?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly format?: string
  readonly pattern?: string
}

/** Things of the tested world; random ids alone would never exist. */
export type Known = {
  readonly ids: readonly string[]
  /** Meaningful values by field name. */
  readonly byName: Readonly<Record<string, readonly unknown[]>>
  readonly picture: Buffer
}

/** Values that fit a schema, as far as the schema can say. */
export function fitting(schema: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  const meant = known.byName[name]
  const typed = ofType(schema, known, name)
  return meant === undefined
    ? typed
    : fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...meant) }, { weight: 1, arbitrary: typed })
}

function ofType(schema: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, known, name)))
  return byType[String(schema.type)]?.(schema, known, name) ?? fc.jsonValue({ maxDepth: 1 })
}

type Make = (schema: Schema, known: Known, name: string) => fc.Arbitrary<unknown>

const byType: Readonly<Record<string, Make>> = {
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  integer: whole,
  number: whole,
  string: (schema, known) => fc.constantFrom(...textsOf(schema, known)),
  array: ({ items = {}, minItems = 0, maxItems = 3 }, known, name) =>
    fc.array(fitting(items, known, name), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, 3)),
    }),
  object: ({ properties = {}, required = [] }, known) =>
    fc.record(
      Object.fromEntries(
        Object.entries(properties).map(([key, one]) => [key, fitting(one, known, key)]),
      ),
      { requiredKeys: [...required], noNullPrototype: true },
    ),
}

/** The bounds of an integer, and something between. */
function whole({ minimum = -(2 ** 53) + 1, maximum = 2 ** 53 - 1 }: Schema): fc.Arbitrary<number> {
  const least = Math.max(minimum, -1000)
  return fc.oneof(
    fc.constantFrom(minimum, maximum),
    fc.integer({ min: least, max: Math.max(least, Math.min(maximum, 1000)) }),
  )
}

const words = [
  ['Karachi', 'a', 'PK', 'PKR', '1234', '+923001234567', '92', 'pro', 'SUMMER-26', 'latest'],
  ['someone@example.org', 'reverse swing', '/match-central', 'a-b-c', '2026-07-01'],
  ['%_\\\'";--', 'José O’Neil 李', '\u{1F3CF}', '<b>&amp;</b>', '{"a":1}', 'null', '__proto__'],
  ['abcdefghijklmnopqrstuvwxyzABCDEFGHIJ_-01234'],
].flat()
const days = ['2026-07-01', '2026-10-25', '2024-02-29', '9999-12-31', '0001-01-01', '1700-01-01']
const instants = ['2026-07-01T09:00:00Z', '9999-12-31T23:59:59.999Z', '1700-01-01T00:00:00Z']

function textsOf(schema: Schema, { ids }: Known): readonly string[] {
  const { format, pattern, minLength = 0, maxLength = 5000 } = schema
  if (format === 'uuid') return ids
  if (format === 'date') return days
  if (format === 'date-time') return instants
  const fits = pattern === undefined ? undefined : new RegExp(pattern, 'u')
  const long = Math.min(maxLength, 5000)
  const found = [...words, 'x'.repeat(minLength), 'x'.repeat(long), 'é'.repeat(long)].filter(
    (text) =>
      text.length >= minLength &&
      text.length <= maxLength &&
      (fits === undefined || fits.test(text)),
  )
  return found.length > 0 ? found : ['x'.repeat(minLength)]
}
