import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Edge } from '#live/edge.ts'
import { isOutOfReach } from '#db/unreachable.ts'
import type { AppContext } from '#app-context.ts'
import { RateLimiter, rates } from '#http/rate-limiter.ts'
import type { Api } from './api-handler.ts'
import { callerOf } from '#http/caller.ts'
import { DEADLINE_MS, DeadlineError, within } from '#http/deadline.ts'
import type { HandshakeCheck } from '#http/handshake.ts'
import type { Waiting } from '#http/priority-queue.ts'
import type { LoadShedder } from '#http/load-shedder.ts'
import { refuseOverloaded } from '#http/overload.ts'
import { waitingCall } from './request-priority.ts'
import type { Metrics } from '#http/metrics.ts'
import type { AccountOf } from '#sessions/sessions.ts'
import { createRequestLog } from '#http/request-log.ts'
import type { Exchange } from '#http/request-context.ts'
import type { Pages } from './pages/pages.ts'
import { OUT_OF_REACH, refusal, refuse, type Refused } from '#http/refusals.ts'
import { everyAnswer, noPage, strictTransport } from '#http/security-headers.ts'
import type { Site } from './pages/site.ts'
import { type RequestContext, requestContextOf } from '#http/request-context.ts'

type Answer = (exchange: Exchange) => Promise<void> | void

export type Parts = {
  readonly app: AppContext
  readonly site: Site
  readonly pages: Pages
  readonly api: Api
  readonly checkHandshake: HandshakeCheck
  readonly edge: Edge
  readonly metrics: Metrics
  readonly shedder: LoadShedder
  readonly accountOf: AccountOf
  /** Whose call was admitted at the socket already. */
  readonly admitted: WeakMap<Socket, Waiting>
  /** Handlers of single addresses. */
  readonly addresses: Readonly<Record<string, Answer>>
  /** Each answers the pictures it knows, and says whether it did. */
  readonly pictures: readonly ((exchange: Exchange) => Promise<boolean>)[]
}

type Counted = Parts & {
  readonly calls: RateLimiter
  readonly logRequest: ReturnType<typeof createRequestLog>
}

/** Routes every request to what answers it. */
export function createListener(given: Parts): RequestListener {
  const calls = new RateLimiter(rates.call, () => Date.parse(given.app.now()))
  const parts: Counted = { ...given, calls, logRequest: createRequestLog(given.app) }
  return (request, response) => {
    const context = requestContextOf(request, parts.app.config.trustedProxies)
    if (!context) {
      const body = refusal('MALFORMED_REQUEST', 'The request names no host, or no address.')
      return refuse(response, {
        status: 400,
        body,
        headers: { ...everyAnswer, connection: 'close' },
      })
    }
    // What answers it may read the address from the request itself.
    request.url = context.target
    const exchange = { context, request, response }
    const waiting = admittedAtSocket(parts, request) ?? waitingCall(exchange, parts.accountOf)
    const asksCall = isCall(parts, context)
    if (asksCall && !parts.shedder.admits(waiting)) return refuseOverloaded(response)
    const started = performance.now()
    if (!asksCall && parts.pages.answerAtOnce(exchange)) {
      return observe(parts, exchange, { route: 'page', started })
    }
    response.once('close', () => parts.shedder.leave(waiting))
    count(parts, exchange)
    const answered = asksCall ? answerCall(parts, exchange, waiting) : answer(parts, exchange)
    answered.catch((error: unknown) => fail(parts.app, exchange, error))
  }
}

function admittedAtSocket({ admitted }: Parts, { socket }: IncomingMessage): Waiting | undefined {
  const waiting = admitted.get(socket)
  admitted.delete(socket)
  return waiting
}

const isCall = ({ addresses }: Parts, { pathname }: RequestContext) =>
  pathname.startsWith('/api/') && !Object.hasOwn(addresses, pathname)

/** Streams are not counted here, since they last as long as somebody watches; the hub counts them. */
function count(parts: Counted, exchange: Exchange): void {
  const { pathname } = exchange.context
  if (pathname.startsWith('/live/')) return
  const started = performance.now()
  exchange.response.once('close', () => {
    observe(parts, exchange, { route: routeOf(parts, pathname), started })
  })
}

type Observed = { readonly route: string; readonly started: number }

function observe(parts: Counted, exchange: Exchange, { route, started }: Observed): void {
  const { response } = exchange
  const milliseconds = performance.now() - started
  parts.metrics.observe(route, response.statusCode, milliseconds)
  parts.logRequest(exchange, { route, milliseconds, isCut: !response.writableEnded })
}

/** The route's name for the metrics, so that unknown addresses do not add labels. */
function routeOf({ addresses, api }: Parts, pathname: string): string {
  if (Object.hasOwn(addresses, pathname)) return pathname
  if (pathname.startsWith('/api/')) return api.routeOf(pathname) ?? '/api/*'
  const [, first = ''] = pathname.split('/')
  return first === 'assets' ? '/assets/*' : 'page'
}

async function answer(parts: Counted, exchange: Exchange): Promise<void> {
  const { context, request, response } = exchange
  const { pathname, requestId } = context
  response.setHeader('x-request-id', requestId)
  if (pathname.startsWith('/live/')) {
    keepOnTls(context, response)
    return answerLive(parts.edge, request, response)
  }
  const exact = Object.hasOwn(parts.addresses, pathname) ? parts.addresses[pathname] : undefined
  if (exact) {
    secure(exchange)
    if (!isRead(request) && request.method !== 'POST') return refuse(response, noSuchMethod)
    return within(DEADLINE_MS, Promise.resolve(exact(exchange)))
  }
  if (!isRead(request)) return refuse(response, readOnly)
  if (await within(DEADLINE_MS, showsPicture(parts, exchange))) return undefined
  return parts.site.assets(request, response, () => {
    parts.pages.answer(exchange).catch((error: unknown) => fail(parts.app, exchange, error))
  })
}

async function answerCall(parts: Counted, exchange: Exchange, waiting: Waiting): Promise<void> {
  const { context, request, response } = exchange
  secure(exchange)
  response.setHeader('x-request-id', context.requestId)
  const refused =
    oneTooMany(parts.calls.spend(context.address)) ??
    (await within(DEADLINE_MS, parts.checkHandshake(request)))
  if (refused) return refuse(response, refused)
  const { host, requestId } = context
  const caller = callerOf(context, request, response)
  return parts.api.handle(request, response, {
    app: parts.app,
    host,
    requestId,
    caller,
    waiting,
  })
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

const wrongMethod = (allow: string): Refused => ({
  status: 405,
  body: refusal('WRONG_METHOD', `Only ${allow} are answered here.`),
  headers: { ...everyAnswer, ...noPage, allow },
})
const readOnly = wrongMethod('GET, HEAD')
const noSuchMethod = wrongMethod('GET, HEAD, POST')

/** The refusal with the seconds to wait. */
function oneTooMany(seconds: number | undefined): Refused | undefined {
  if (seconds === undefined) return undefined
  const message = 'Too many requests from your address. Wait a little and try again.'
  const headers = { 'retry-after': String(seconds) }
  return { status: 429, body: refusal('TOO_MANY_REQUESTS', message), headers }
}

const picture = /\.(png|webp|jpg|ico)$/

async function showsPicture({ pictures }: Parts, exchange: Exchange): Promise<boolean> {
  if (!picture.test(exchange.context.pathname)) return false
  for (const show of pictures) if (await show(exchange)) return true
  return false
}

const secured = Object.entries({ ...everyAnswer, ...noPage })

function secure({ context, response }: Exchange): void {
  for (const [name, value] of secured) response.setHeader(name, value)
  keepOnTls(context, response)
}

function keepOnTls({ protocol }: RequestContext, response: ServerResponse): void {
  if (protocol !== 'https') return
  for (const [name, value] of Object.entries(strictTransport)) response.setHeader(name, value)
}

function answerLive(edge: Edge, request: IncomingMessage, response: ServerResponse): void {
  if (isRead(request) && edge.takeOver(request, response)) return undefined
  if (request.method !== 'GET') {
    const body = refusal('WRONG_METHOD', 'Scores can only be read.')
    return refuse(response, { status: 405, body, headers: { allow: 'GET' } })
  }
  return refuse(response, {
    status: 404,
    body: refusal('NO_SUCH_STREAM', 'Stream not found.'),
  })
}

/** Logs an unexpected error and answers without details. */
function fail({ log }: AppContext, { context, response }: Exchange, error: unknown): void {
  if (response.destroyed) return
  log.error(
    { err: error, requestId: context.requestId, path: context.pathname },
    'a request failed',
  )
  if (response.headersSent) return void response.destroy()
  if (isOutOfReach(error) || error instanceof DeadlineError) return refuse(response, unavailable)
  const message = 'Something went wrong on our side. It has been logged.'
  return refuse(response, { status: 500, body: refusal('UNEXPECTED', message) })
}

const unavailable = {
  status: 503,
  body: refusal('UNAVAILABLE', OUT_OF_REACH),
  headers: { 'retry-after': '5' },
}
