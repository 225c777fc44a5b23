type Schema = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Valid in form alone: none of them names something that exists. */
const textsByFormat: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-7000-8000-000000000000',
  email: 'somebody@example.org',
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
}

const sampleText = ({ format }: Schema) => textsByFormat[String(format)] ?? ''

/** What must be there, and what has a value of its own when it is not. */
function sampleObject({ properties, required }: Schema): Readonly<Record<string, unknown>> {
  const needed = Array.isArray(required) ? required : []
  const all = isSchema(properties) ? Object.entries(properties) : []
  const shown = all.filter(([name, one]) => needed.includes(name) || 'default' in Object(one))
  return Object.fromEntries(shown.map(([name, one]) => [name, sampleOf(one)]))
}

const samplesByType: Readonly<Record<string, (schema: Schema) => unknown>> = {
  object: sampleObject,
  array: ({ items, minItems }) => (minItems === undefined ? [] : [sampleOf(items)]),
  string: sampleText,
  integer: ({ minimum }) => Math.max(Number(minimum ?? 0), 0),
  number: ({ minimum }) => Math.max(Number(minimum ?? 0), 0),
  boolean: () => false,
}

/** The first of several forms; nothing where there is only one. */
function firstForm({ anyOf, oneOf, allOf }: Schema): unknown {
  const forms = [anyOf, oneOf, allOf].find(Array.isArray)
  return forms?.[0]
}

/** A value that a JSON schema without references allows in form, as short as can be, to begin typing from. */
export function sampleOf(schema: unknown): unknown {
  if (!isSchema(schema)) return null
  if ('const' in schema) return schema['const']
  if ('default' in schema && !isSchema(schema['default'])) return schema['default']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  const form = firstForm(schema)
  if (form !== undefined) return sampleOf(form)
  return samplesByType[String(schema['type'])]?.(schema) ?? null
}
