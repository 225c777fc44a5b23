import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequestListener } from '@react-router/node'
import type { Head } from '#live/head.ts'
import type { AppContext } from '#app-context.ts'
import { RateLimiter, rates } from '#http/rate-limiter.ts'
import { Encoded, encodingFor } from '#http/encoded.ts'
import { isKnown } from '#http/entity-tag.ts'
import { answerFor, headersFor } from './cached-answer.ts'
import { type CachedAnswer, type CachedPage, PageCache, type Rendered } from './page-cache.ts'
import { pageContext } from './page-contexts.ts'
import { createRenderer, renderForAll, renderForOne } from './render-page.ts'
import type { Mode, Site } from './site.ts'
import { createTooManyRequests } from './too-many-requests.ts'
import type { Exchange, RequestContext } from '#http/request-context.ts'
import { originIn, visitIn, rawResponse } from './raw-response.ts'

export type Pages = {
  /** Answers a finished page from the cache; false when there is none. */
  readonly answerAtOnce: (exchange: Exchange) => boolean
  /** The complete bytes of the answer to a plain GET, head included, if cached. */
  readonly cachedResponse: (head: Head) => Buffer | undefined
  readonly answer: (exchange: Exchange) => Promise<void>
  readonly close: () => void
}

/** The website's pages. Visitors who are not signed in are answered from the cache where possible. */
export async function createPages(app: AppContext, site: Site, mode: Mode): Promise<Pages> {
  if (mode === 'development') return developmentPages(app, site)
  const renderer = createRenderer(app, await site.build())
  const cache = new PageCache()
  const close = app.live.onMove((matchId) => cache.forgetMatch(matchId))
  const answerAtOnce = ({ visit, request, response }: Exchange) => {
    if (!isForAll(request) || request.headers['if-none-match'] !== undefined) return false
    const page = cache.find(keyOf(visit), () => renderForAll(renderer, visit))
    const ready = page?.answers.get(request.headers['accept-encoding'] ?? '')
    if (ready) sendReady(ready, request, response)
    return ready !== undefined
  }
  const cachedResponse = (head: Head) => {
    if (!head.keepAlive || !isForAnybody(head.headers)) return undefined
    const origin = originIn(head, app.config.trustedProxies)
    const render = () => renderForAll(renderer, visitIn(head, origin))
    const page = cache.find(origin + head.target, render)
    const ready = page?.answers.get(head.headers.get('accept-encoding') ?? '')
    return ready && rawResponse(ready)
  }
  const allowance = new RateLimiter(rates.page, () => Date.parse(app.now()))
  const turnedAway = createTooManyRequests(renderer)
  const make = async ({ visit, request }: Exchange): Promise<CachedPage | Rendered> => {
    const seconds = allowance.spend(visit.address)
    if (seconds !== undefined) return turnedAway(visit, seconds)
    if (!isForAll(request)) return renderForOne(renderer, visit, request)
    return cache.render(keyOf(visit), () => renderForAll(renderer, visit))
  }
  const answer = async (exchange: Exchange) => {
    const { visit, request, response } = exchange
    const render = () => renderForAll(renderer, visit)
    const cached = isForAll(request) ? cache.find(keyOf(visit), render) : undefined
    const page = cached ?? (await make(exchange))
    return 'answers' in page
      ? sendCached(page, request, response)
      : sendRendered(page, request, response)
  }
  return { answerAtOnce, cachedResponse, answer, close }
}

const keyOf = ({ origin, target }: RequestContext) => origin + target

/**
 * Pages from the sources through Vite: streamed, not cached, and without a content security policy, which
 * would block Vite's scripts.
 */
function developmentPages(app: AppContext, site: Site): Pages {
  const answer = async ({ visit, request, response }: Exchange) => {
    const build = await site.build()
    const context = await pageContext({ app, build, visit }, '')
    const listener = createRequestListener({
      build,
      mode: 'development',
      getLoadContext: () => context,
    })
    listener(request, response)
  }
  return {
    answerAtOnce: () => false,
    cachedResponse: () => undefined,
    answer,
    close: () => undefined,
  }
}

/** A cookie that only browser scripts read; pages do not depend on it. */
const NO_MATTER = /^Raw_id=[\w-]*$/

/**
 * `isForAll` for a head parsed at the socket. Conditional requests are left to the regular path, which
 * answers 304.
 */
const isForAnybody = (headers: Head['headers']) =>
  NO_MATTER.test(headers.get('cookie') ?? 'Raw_id=') &&
  !headers.has('authorization') &&
  !headers.has('if-none-match')

const isForAll = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') &&
  (headers.cookie === undefined || NO_MATTER.test(headers.cookie)) &&
  headers.authorization === undefined

async function sendCached(page: CachedPage, request: IncomingMessage, response: ServerResponse) {
  if (isKnown(request.headers['if-none-match'], page.etag)) {
    return void response.writeHead(304, page.headers).end()
  }
  const accepted = request.headers['accept-encoding'] ?? ''
  return sendReady(await answerFor(page, accepted), request, response)
}

function sendReady(
  { headers, bytes }: CachedAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.writeHead(200, headers)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

async function sendRendered(page: Rendered, request: IncomingMessage, response: ServerResponse) {
  const wanted = encodingFor(request.headers['accept-encoding'])
  const { bytes, encoding } = await new Encoded(page.body, 1).as(wanted)
  response.writeHead(page.status, headersFor(page.headers, bytes, encoding))
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
