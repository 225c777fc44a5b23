import http from 'node:http'
import type { Socket } from 'node:net'
import { api } from './api.ts'
import { Edge, type EdgeSettings } from '#live/edge.ts'
import { startTail } from '#live/tail.ts'
import { createOutbox } from '#messages/outbox.ts'
import { type AccountOf, accountsByToken } from '#sessions/sessions.ts'
import { siteScope } from '#sites/sites.ts'
import type { AppContext } from '#app-context.ts'
import { createApi } from './api-handler.ts'
import { docsPage } from '#http/docs-page.ts'
import { connectionLimiter, Listener } from './listener.ts'
import { Encoded, encodingFor } from '#http/encoded.ts'
import { createHandshakeCheck } from '#http/handshake.ts'
import { answerInfoHealth } from '#http/info-health.ts'
import { createListener } from './request-router.ts'
import { LoadShedder } from '#http/load-shedder.ts'
import { overloadedBytes } from '#http/overload.ts'
import type { Waiting } from '#http/priority-queue.ts'
import { waitingHead } from './request-priority.ts'
import { createMetrics, type Metrics } from '#http/metrics.ts'
import { openApiDocument } from '#http/openapi.ts'
import type { Exchange } from '#http/request-context.ts'
import { createPages, type Pages } from './pages/pages.ts'
import { workQueues } from '#security/bounded-work.ts'
import { createProbes } from '#http/probes.ts'
import { mostOpenFiles, capacityFor, type Capacity } from './capacity.ts'
import { type Mode, openSite } from './pages/site.ts'
import { slices } from './slices.ts'

const limits = {
  headersTimeout: 5_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
} as const

const MOST_HEADERS = 100
const IDLE_MS = 120_000

export type Serving = {
  /** The address to open in a browser. */
  readonly origin: string
  /** The address of the outbox with its token; undefined where there is none. */
  readonly outbox: string | undefined
  /** Stops accepting requests and lets those under way finish, for some seconds. */
  readonly drain: () => Promise<void>
}

/**
 * Serves everything on one port: the live edge reads a connection's first bytes, answers what it can, and
 * passes the rest to the HTTP server.
 */
export async function serve(app: AppContext, mode: Mode): Promise<Serving> {
  const web = http.createServer(limits)
  web.maxHeadersCount = MOST_HEADERS
  web.timeout = IDLE_MS
  const site = await openSite(mode, web)
  const shedder = new LoadShedder()
  const accountOf = accountsByToken(app)
  const pages = await createPages(app, site, { mode, shedder })
  const metrics = createMetrics(app, { shedder, queues: workQueues(app) })
  const capacity = capacityFor(mostOpenFiles(), app.config.addressShare)
  const admitted: Admitted = new WeakMap()
  const answerAtOnce = atOnce({ app, pages, metrics, shedder, accountOf, admitted })
  const edge = edgeOf(app, web, { capacity, answerAtOnce })
  const outbox = createOutbox(app)
  const addresses = await allAddresses(app, { outbox, metrics })
  const calls = await createApi(api, { shedder, onChange: pages.expire })
  web.on(
    'request',
    createListener({
      app,
      site,
      pages,
      api: calls,
      checkHandshake: createHandshakeCheck(app),
      edge,
      metrics,
      shedder,
      accountOf,
      admitted,
      addresses,
      pictures: ownPictures(app),
    }),
  )
  // The edge hands connections to it, so it never listens itself; this event starts its timeouts for slow
  // connections.
  web.emit('listening')
  const listener = new Listener({ web, edge, connections: connectionLimiter(app, capacity) })
  await listener.open(app)
  const stopTail = startTail(app)
  const drain = async () => {
    stopTail()
    app.live.close()
    await listener.close()
    pages.close()
    metrics.close()
    await site.close()
  }
  return { ...addressesOf(listener.port, outbox.page), drain }
}

const addressesOf = (port: number, outboxPage: string | undefined) => {
  const origin = `http://localhost:${port}`
  return { origin, outbox: outboxPage && origin + outboxPage }
}

/** Whose call was admitted at the socket and goes to the HTTP server. */
type Admitted = WeakMap<Socket, Waiting>

type AtOnce = {
  readonly app: AppContext
  readonly pages: Pages
  readonly metrics: Metrics
  readonly shedder: LoadShedder
  readonly accountOf: AccountOf
  readonly admitted: Admitted
}

/** What is answered at the socket: cached pages, and calls that are refused under overload. */
function atOnce(parts: AtOnce): EdgeSettings['answerAtOnce'] {
  const { app, pages, metrics, shedder, accountOf, admitted } = parts
  const { trustedProxies } = app.config
  return (head, socket) => {
    if (head.target.startsWith('/api/')) {
      if (!head.keepAlive) return undefined
      const waiting = waitingHead(head, socket, { trustedProxies, accountOf })
      if (!shedder.admits(waiting)) return overloadedBytes
      admitted.set(socket, waiting)
      return undefined
    }
    const began = performance.now()
    const page = pages.cachedResponse(head, socket)
    if (page) metrics.observe('page', 200, performance.now() - began)
    return page
  }
}

type EdgeParts = {
  readonly capacity: Capacity
  readonly answerAtOnce: EdgeSettings['answerAtOnce']
}

function edgeOf(app: AppContext, web: http.Server, { capacity, answerAtOnce }: EdgeParts): Edge {
  const { trustedProxies } = app.config
  const report = (error: unknown) => app.log.error({ err: error }, 'a live answer failed')
  const scopeOf = (host: string) => siteScope({ app, host })
  const options = { streamsInAll: capacity.streams, streamsPerAddress: capacity.streamsPerAddress }
  return new Edge({
    hub: app.live,
    http: web,
    answerAtOnce,
    trustedProxies,
    scopeOf,
    report,
    options,
  })
}

type Beside = { readonly outbox: ReturnType<typeof createOutbox>; readonly metrics: Metrics }

const allAddresses = async (app: AppContext, { outbox, metrics }: Beside) => ({
  '/info-health': answerInfoHealth,
  ...Object.assign({}, ...slices.map(({ addresses }) => addresses?.(app))),
  ...outbox.addresses,
  ...createProbes(app, metrics),
  ...(await documents()),
})

const ownPictures = (app: AppContext) =>
  slices.flatMap(({ pictures = [] }) => pictures.map((create) => create(app)))

/** The API's document as JSON and as a page. */
async function documents() {
  const document = await openApiDocument()
  const showPage = docsPage(document)
  const json = new Encoded(Buffer.from(JSON.stringify(document)), 9)
  return {
    '/api/docs': ({ response }: Exchange) => showPage(response),
    '/api/openapi.json': async ({ request, response }: Exchange) => {
      const { bytes, encoding } = await json.as(encodingFor(request.headers['accept-encoding']))
      if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
      const type = 'application/json; charset=utf-8'
      response.writeHead(200, { 'content-type': type, vary: 'accept-encoding' }).end(bytes)
    },
  }
}
