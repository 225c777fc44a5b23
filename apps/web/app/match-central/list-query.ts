/** What any list's address asks for beside its filters. */
export type ListQuery = {
  readonly text: string | undefined
  readonly after: string | undefined
  readonly page: number
}

export function readListQuery(query: URLSearchParams): ListQuery {
  return {
    text: query.get('text')?.trim().slice(0, 100) || undefined,
    after: query.get('after')?.slice(0, 200) || undefined,
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
  }
}

/** The values of a filter that the list knows; undefined where none is chosen. */
export function chosenOf<T extends string>(
  query: URLSearchParams,
  key: string,
  known: readonly T[],
): T[] | undefined {
  const chosen = known.filter((value) => query.getAll(key).includes(value))
  return chosen.length > 0 ? chosen : undefined
}

/** Any values of a filter whose choices the list cannot know beforehand, within the call's bounds. */
export function anyOf(query: URLSearchParams, key: string, longest: number): string[] | undefined {
  const chosen = query.getAll(key).filter((value) => value !== '' && value.length <= longest)
  return chosen.length > 0 ? chosen.slice(0, 20) : undefined
}

export const genders = ['male', 'female', 'mixed'] as const
