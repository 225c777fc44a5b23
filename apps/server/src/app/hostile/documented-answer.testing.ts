import type { OpenAPI } from '@orpc/openapi'
import { z } from 'zod'

/** What is wrong with an answer; undefined when it conforms to the document. */
export type Judge = (status: number, type: string, text: string) => string | undefined

/** The judge of an operation of the document. */
export function judgeOf(document: OpenAPI.Document, operation: OpenAPI.OperationObject): Judge {
  const compiled = new Map<string, z.ZodType>()
  const schemaFor = (status: number, type: string) => {
    const found = operation.responses?.[String(status)] ?? operation.responses?.['default']
    const response = found === undefined ? undefined : resolved(document, found)
    return response?.content?.[type]?.schema
  }
  return (status, type, text) => {
    if (/\n\s+at .+:\d+:\d+|node_modules|\.queries\.ts/.test(text))
      return `tells its stack: ${text}`
    if (status >= 500) return `${status}: ${text}`
    const schema = schemaFor(status, type)
    if (schema === undefined) return `${status} ${type} is not documented: ${text.slice(0, 300)}`
    if (type !== 'application/json') return undefined
    const key = `${status} ${type}`
    const checked = compiled.get(key) ?? checkOf(document, schema)
    compiled.set(key, checked)
    const result = checked.safeParse(JSON.parse(text))
    return result.success
      ? undefined
      : `${status}: ${z.prettifyError(result.error)} in ${text.slice(0, 500)}`
  }
}

type Response = OpenAPI.ResponseObject

function resolved(
  { components }: OpenAPI.Document,
  response: Response | OpenAPI.ReferenceObject,
): Response | undefined {
  if (!('$ref' in response)) return response
  const named = components?.responses?.[response.$ref.split('/').at(-1) ?? '']
  return named === undefined || '$ref' in named ? undefined : named
}

/** Classes of characters in JSON, and what stands for them: zod reads patterns without the flag `u`. */
const CLASSES = String.raw`\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}`
const CHARACTERS = String.raw`\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029`

/** Rewrites OpenAPI's local references as those of JSON Schema. */
function checkOf({ components }: OpenAPI.Document, schema: unknown): z.ZodType {
  const whole = { ...Object(schema), $defs: components?.schemas ?? {} }
  const text = JSON.stringify(whole)
    .replaceAll('#/components/schemas/', '#/$defs/')
    .replaceAll(CLASSES, CHARACTERS)
  return z.fromJSONSchema(JSON.parse(text))
}
