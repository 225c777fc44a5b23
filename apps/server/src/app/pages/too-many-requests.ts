import { keyOf } from './page-address.ts'
import type { Rendered } from './page-cache.ts'
import { type Renderer, renderForAll, type Wanted } from './render-page.ts'

const ADDRESS = '/too-many-requests'
const KEPT_MS = 60_000
const REFUSED = 429
/** This page is shown at other pages' addresses, where its scripts would fail; and it has to be cheap. */
const scripts = /<script\b[^>]*>[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g

type Kept = { readonly page: Promise<Rendered>; readonly until: number }

/**
 * The page that tells an address that it asks too often, with the seconds to wait. Rendered at most once a
 * minute per site.
 */
export function createTooManyRequests(renderer: Renderer) {
  const kept = new Map<string, Kept>()
  const pageOf = (wanted: Wanted): Promise<Rendered> => {
    const key = keyOf(wanted.address)
    const known = kept.get(key)
    const now = performance.now()
    if (known !== undefined && known.until > now) return known.page
    const page = renderForAll(renderer, wanted)
    kept.set(key, { page, until: now + KEPT_MS })
    page.then(
      ({ status }) => status !== REFUSED && kept.delete(key),
      () => kept.delete(key),
    )
    return page
  }
  return async ({ address, ...wanted }: Wanted, seconds: number): Promise<Rendered> => {
    const page = await pageOf({ ...wanted, address: { ...address, pathname: ADDRESS, search: '' } })
    return {
      ...page,
      body: Buffer.from(page.body.toString().replaceAll(scripts, '')),
      headers: { ...page.headers, 'cache-control': 'no-store', 'retry-after': String(seconds) },
    }
  }
}
