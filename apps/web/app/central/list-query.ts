/** The part of a list's address that all lists share. */
export type ListQuery = {
  readonly text: string | undefined
  readonly after: string | undefined
  readonly page: number
}

export function readListQuery(query: URLSearchParams): ListQuery {
  const after = query.get('after')?.slice(0, 200) || undefined
  return {
    text: query.get('text')?.trim().slice(0, 100) || undefined,
    after,
    page: after === undefined ? 1 : pageOf(query.get('page') ?? ''),
  }
}

/** The page number is only shown; the cursor decides where the page begins. */
const pageOf = (asked: string): number => (/^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 2)

/** The values of a filter that the list knows; undefined when none is set. */
export function chosenOf<T extends string>(
  query: URLSearchParams,
  key: string,
  known: readonly T[],
): T[] | undefined {
  const chosen = known.filter((value) => query.getAll(key).includes(value))
  return chosen.length > 0 ? chosen : undefined
}

/** The values of a filter with open choices, within the call's limits. */
export function anyOf(query: URLSearchParams, key: string, longest: number): string[] | undefined {
  const chosen = query.getAll(key).filter((value) => value !== '' && value.length <= longest)
  return chosen.length > 0 ? chosen.slice(0, 20) : undefined
}

export const genders = ['male', 'female', 'mixed'] as const
