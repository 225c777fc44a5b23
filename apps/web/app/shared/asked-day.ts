const pattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** The day that an address asks for as `?day=2026-07-23`, if there is such a day. */
export function askedDay(query: URLSearchParams): string | undefined {
  const asked = query.get('day') ?? ''
  if (!pattern.test(asked)) return undefined
  return new Date(`${asked}T00:00Z`).toISOString().startsWith(asked) ? asked : undefined
}
