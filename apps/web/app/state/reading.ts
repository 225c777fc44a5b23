/** Any text as JSON; undefined for what is none. Storage may hold what others wrote. */
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

/** A text with something in it, else null. */
export const textOr = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null
