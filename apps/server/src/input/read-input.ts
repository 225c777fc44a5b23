import { readFileSync } from 'node:fs'
import { refused, ok, type Result } from '@pavilion/cricket/result.ts'
import type { z } from 'zod'

/** What a command was given in a JSON file, or in one sentence what is wrong with it. */
export function readInput<T>(file: string, schema: z.ZodType<T>): Result<T, 'bad-input'> {
  const text = readText(file)
  if (!text.ok) return text
  const json = parse(text.value)
  if (!json.ok) return refused('bad-input', `${file} is not JSON: ${json.message}.`)
  const read = schema.safeParse(json.value)
  if (read.success) return ok(read.data)
  const [issue] = read.error.issues
  const place = issue?.path.map(String).join('.') ?? ''
  const where = place === '' ? '' : `, ${place}`
  return refused('bad-input', `${file}${where}: ${issue?.message ?? 'cannot be read'}.`)
}

function readText(file: string): Result<string, 'bad-input'> {
  try {
    return ok(readFileSync(file, 'utf8'))
  } catch (error) {
    return refused('bad-input', `${file} cannot be read: ${messageOf(error)}.`)
  }
}

function parse(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text))
  } catch (error) {
    return refused('not-json', messageOf(error))
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
