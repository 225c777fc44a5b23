/**
 * The list's address with one key changed, or removed with `undefined`. Every change goes back to the first
 * page.
 */
export function addressWith(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const query = new URLSearchParams(search)
  query.delete('after')
  query.delete('page')
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(key)
    else query.set(key, value)
  }
  return address(pathname, query)
}

/** The list's address without one value of a filter that allows several. */
export function addressWithout(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  { key, value }: { readonly key: string; readonly value: string },
): string {
  const query = new URLSearchParams(search)
  query.delete('after')
  query.delete('page')
  query.delete(key, value)
  return address(pathname, query)
}

function address(pathname: string, query: URLSearchParams): string {
  return query.size > 0 ? `${pathname}?${query}` : pathname
}
