/** Parses JSON; undefined when it is invalid, since storage may hold anything. */
export function readJson(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A non-empty text, else null. */
export const textOr = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null
