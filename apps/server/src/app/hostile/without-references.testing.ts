import type { OpenAPI } from '@orpc/openapi'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a local reference like `#/components/schemas/Fact` names. */
const named = (document: unknown, reference: string): unknown =>
  reference
    .split('/')
    .slice(1)
    .reduce((within: unknown, key) => (isObject(within) ? within[key] : undefined), document)

/** The document with what it refers to in the place of each reference; no schema refers to itself. */
export function withoutReferences(document: OpenAPI.Document): OpenAPI.Document {
  const resolved = new Map<string, unknown>()
  const resolve = (reference: string): unknown => {
    const known = resolved.get(reference)
    if (known !== undefined) return known
    const found = replaced(named(document, reference))
    resolved.set(reference, found)
    return found
  }
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced)
    if (!isObject(value)) return value
    if (typeof value['$ref'] === 'string') return resolve(value['$ref'])
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one)]))
  }
  return { ...document, ...Object(replaced({ paths: document.paths })) }
}
