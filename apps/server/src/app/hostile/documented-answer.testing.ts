import type { OpenAPI } from '@orpc/openapi'
import { z } from 'zod'

/** What is wrong with an answer; undefined when it conforms to the document. */
export type Judge = (status: number, type: string, text: string) => string | undefined

/** The judge of an operation of a document without references. */
export function judgeOf(operation: OpenAPI.OperationObject): Judge {
  const compiled = new Map<string, z.ZodType>()
  const schemaFor = (status: number, type: string) => {
    const found = operation.responses?.[String(status)] ?? operation.responses?.['default']
    return found !== undefined && 'content' in found ? found.content?.[type]?.schema : undefined
  }
  return (status, type, text) => {
    if (/\n\s+at .+:\d+:\d+|node_modules|\.queries\.ts/.test(text))
      return `tells its stack: ${text}`
    if (status >= 500) return `${status}: ${text}`
    const schema = schemaFor(status, type)
    if (schema === undefined) return `${status} ${type} is not documented: ${text.slice(0, 300)}`
    if (type !== 'application/json') return undefined
    const key = `${status} ${type}`
    const checked = compiled.get(key) ?? checkOf(schema)
    compiled.set(key, checked)
    const result = checked.safeParse(JSON.parse(text))
    return result.success
      ? undefined
      : `${status}: ${z.prettifyError(result.error)} in ${text.slice(0, 500)}`
  }
}

/** Classes of characters in JSON, and what stands for them: zod reads patterns without the flag `u`. */
const CLASSES = String.raw`\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}`
const CHARACTERS = String.raw`\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029`

const checkOf = (schema: unknown): z.ZodType =>
  z.fromJSONSchema(JSON.parse(JSON.stringify(schema).replaceAll(CLASSES, CHARACTERS)))
