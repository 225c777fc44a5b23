import { ORPCError, ValidationError } from '@orpc/server'

type Path = readonly string[]

/** The first text in it that PostgreSQL cannot hold: with a NUL character, or half a surrogate pair. */
function findUnstorable(value: unknown, path: Path): Path | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path
  if (!isPlain(value)) return undefined
  for (const [key, item] of Object.entries(value)) {
    const found = isStorable(key) ? findUnstorable(item, [...path, key]) : path
    if (found) return found
  }
  return undefined
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** What JSON has; neither files nor dates are walked. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Refuses what cannot be saved as text, whatever the call's own schema says of it. */
export function demandStorableText(input: unknown): void {
  const path = findUnstorable(input, [])
  if (!path) return
  throw new ORPCError('BAD_REQUEST', {
    cause: new ValidationError({
      message: 'Text that cannot be saved',
      issues: [{ message: 'Contains characters that cannot be saved.', path }],
      data: input,
    }),
  })
}
