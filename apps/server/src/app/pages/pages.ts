import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createRequestListener } from '@react-router/node'
import type { Head } from '#live/head.ts'
import type { AppContext } from '#app-context.ts'
import type { Waiting } from '#http/priority-queue.ts'
import { LoadShedder } from '#http/load-shedder.ts'
import { waitingFor } from '../request-priority.ts'
import { RateLimiter, rates } from '#http/rate-limiter.ts'
import { DEADLINE_MS, within } from '#http/deadline.ts'
import { Encoded, encodingFor } from '#http/encoded.ts'
import { isKnown } from '#http/entity-tag.ts'
import { networkOf } from '#http/network.ts'
import { answerFor, headersFor } from './cached-answer.ts'
import { contextOf, keyOf, type PageAddress, pageAddress } from './page-address.ts'
import {
  type Answerable,
  type CachedAnswer,
  type CachedPage,
  PageCache,
  type Rendered,
} from './page-cache.ts'
import { pageContext } from './page-contexts.ts'
import { contextIn, rawResponse } from './raw-response.ts'
import {
  createRenderer,
  parametersOf,
  type Renderer,
  renderForAll,
  renderForOne,
} from './render-page.ts'
import type { Mode, Site } from './site.ts'
import { createTooManyRequests } from './too-many-requests.ts'
import type { Exchange, RequestContext } from '#http/request-context.ts'
import { type HostedSite, hostedSite, knownSite } from '#sites/sites.ts'

export type Pages = {
  /** Answers a finished page from the cache; false when there is none. */
  readonly answerAtOnce: (exchange: Exchange) => boolean
  /** The complete bytes of the answer to a plain GET, head included, if cached. */
  readonly cachedResponse: (head: Head, socket: Socket) => Buffer | undefined
  readonly answer: (exchange: Exchange) => Promise<void>
  /** The pages of this thing are out of date. */
  readonly expire: (id: string) => void
  readonly close: () => void
}

type PagesOptions = {
  readonly mode: Mode
  readonly cache?: PageCache
  readonly shedder?: LoadShedder
}

/** Waits for a page that is rendered again before it is asked for. */
const revalidation: Waiting = { priority: 'page', holders: ['revalidation'], isGone: () => false }

/** The website's pages. Visitors who are not signed in are answered from the cache where possible. */
export async function createPages(
  app: AppContext,
  site: Site,
  { mode, cache = new PageCache(), shedder = new LoadShedder() }: PagesOptions,
): Promise<Pages> {
  if (mode === 'development') return developmentPages(app, site)
  const renderer = createRenderer(app, await site.build(), shedder)
  const { find, make } = cachedPages(renderer, cache)
  const close = app.live.onMove((matchId) => cache.expireMatch(matchId))
  const addressFor = (hosted: HostedSite, context: RequestContext) =>
    pageAddress({ config: app.config, parameters: renderer.parameters }, hosted, context)
  /** The answer to a visitor who is not signed in, if the cache has it ready. */
  const ready = (context: RequestContext, acceptEncoding: string | undefined) => {
    const hosted = knownSite(app, context.host)
    const page = hosted && find(addressFor(hosted, context))
    return page?.answers.get(encodingFor(acceptEncoding))
  }
  return {
    close,
    expire: (id) => cache.expireChanged(id),
    answerAtOnce: ({ context, request, response }) => {
      if (!isForAll(request) || request.headers['if-none-match'] !== undefined) return false
      const answer = ready(context, request.headers['accept-encoding'])
      if (answer) sendReady(answer, request, response)
      return answer !== undefined
    },
    cachedResponse: (head, socket) => {
      if (!head.keepAlive || !isForAnybody(head.headers)) return undefined
      const context = contextIn(head, socket, app.config.trustedProxies)
      const answer = context && ready(context, head.headers.get('accept-encoding'))
      return answer && rawResponse(answer)
    },
    answer: async (exchange) => {
      const { context, request, response } = exchange
      const hosted = knownSite(app, context.host) ?? (await hostedInTime(app, context))
      const address = addressFor(hosted, context)
      const page = (isForAll(request) && find(address)) || (await make(exchange, address))
      return 'answers' in page
        ? sendCached(page, request, response)
        : sendRendered(page, request, response)
    },
  }
}

/** Finds pages in the cache, and makes those that are not there. */
function cachedPages(renderer: Renderer, cache: PageCache) {
  const { app } = renderer
  const rateLimiter = new RateLimiter(rates.page, () => Date.parse(app.now()))
  const tooMany = createTooManyRequests(renderer)
  const find = (address: PageAddress) =>
    cache.find(keyOf(address), () =>
      renderForAll(renderer, { address, waiting: revalidation, requestId: randomUUID() }),
    )
  const make = async (exchange: Exchange, address: PageAddress): Promise<Answerable> => {
    const { address: asker, requestId } = exchange.context
    const wanted = { address, waiting: waitingFor(exchange, 'page'), requestId }
    const seconds = rateLimiter.spend(asker)
    if (seconds !== undefined) return tooMany(wanted, seconds)
    if (!isForAll(exchange.request)) return renderForOne(renderer, wanted, exchange.request)
    return cache.render(keyOf(address), () => renderForAll(renderer, wanted), networkOf(asker))
  }
  return { find, make }
}

const hostedInTime = (app: AppContext, { host }: RequestContext) =>
  within(DEADLINE_MS, hostedSite(app, host))

/**
 * Pages from the sources through Vite: streamed, not cached, and without a content security policy, which
 * would block Vite's scripts.
 */
function developmentPages(app: AppContext, site: Site): Pages {
  const answer = async ({ context, request, response }: Exchange) => {
    const build = await site.build()
    const parameters = parametersOf(build)
    const hosted = await hostedSite(app, context.host)
    const address = pageAddress({ config: app.config, parameters }, hosted, context)
    // So that a parameter that is not declared is missed here already.
    request.url = address.pathname + address.search
    const forRoutes = await pageContext(
      { app, build, context: contextOf(address, context.requestId) },
      '',
    )
    const listener = createRequestListener({
      build,
      mode: 'development',
      getLoadContext: () => forRoutes,
    })
    listener(request, response)
  }
  return {
    answerAtOnce: () => false,
    cachedResponse: () => undefined,
    answer,
    expire: () => undefined,
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
