import type { StandardHandlerOptions } from '@orpc/server/standard'
import { entityTag, isKnown } from './entity-tag.ts'
import type { CallContext } from './implement.ts'

type Interceptor = NonNullable<StandardHandlerOptions<CallContext>['rootInterceptors']>[number]

/**
 * Lists that change only with a release. Everything else is revalidated at each use, so that a score is
 * never stale.
 */
const seldomChanges = [
  '/api/v1/settings/countries',
  '/api/v1/currencies',
  '/api/v1/serviceUtils/cities',
]
const HOUR = 'public, max-age=3600'

/** Adds an ETag to public answers, and answers 304 to clients that have them. */
export const revalidate: Interceptor = async (call) => {
  const result = await call.next()
  const { method, url, headers } = call.request
  if (method !== 'GET' || headers['authorization'] !== undefined) return result
  if (!result.matched || !isEnvelope(result.response.body)) return result
  const { response } = result
  const etag = entityTag(JSON.stringify(response.body))
  const lasts = seldomChanges.includes(url.pathname) ? { 'cache-control': HOUR } : {}
  const tagged = { ...response.headers, ...lasts, etag }
  return isKnown(String(headers['if-none-match'] ?? ''), etag)
    ? { ...result, response: { status: 304, headers: tagged, body: undefined } }
    : { ...result, response: { ...response, headers: tagged } }
}

const isEnvelope = (body: unknown) =>
  typeof body === 'object' && body !== null && 'status' in body && body.status === 'Success'
