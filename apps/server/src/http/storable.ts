import { ORPCError, ValidationError } from '@orpc/server'

type Path = readonly string[]
type Fault = { readonly message: string; readonly path: Path }

/** Far deeper than any input has a use for; what walks the input may then call itself for every level. */
const MOST_LEVELS = 64

/** The first text in it that PostgreSQL cannot hold, with a NUL character or half a surrogate pair, or where it nests too deeply. */
function findFault(value: unknown, level = 0): Fault | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : UNSTORABLE
  if (!isPlain(value)) return undefined
  if (level === MOST_LEVELS)
    return { message: `Is nested more than ${MOST_LEVELS} levels deep.`, path: [] }
  for (const [key, item] of Object.entries(value)) {
    if (!isStorable(key)) return UNSTORABLE
    const fault = findFault(item, level + 1)
    if (fault) return { ...fault, path: [key, ...fault.path] }
  }
  return undefined
}

const UNSTORABLE: Fault = { message: 'Contains characters that cannot be saved.', path: [] }

/** Whether a table can hold it. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

/**
 * What JSON and queries have; neither files nor dates are walked. The prototype of an object that was made of a query
 * is not that of others, but it inherits from nothing just so.
 */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** Refuses what cannot be saved as text, and what nests too deeply, whatever the call's own schema says of it. */
export function demandStorable(input: unknown): void {
  const fault = findFault(input)
  if (fault === undefined) return
  throw new ORPCError('BAD_REQUEST', {
    cause: new ValidationError({ message: fault.message, issues: [fault], data: input }),
  })
}
