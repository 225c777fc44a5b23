import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { api } from '#api.ts'
import { Edge } from '#live/edge.ts'
import { startTail } from '#live/tail.ts'
import { createOutbox } from '#messages/outbox.ts'
import { createAvatars } from '#accounts/show-avatar.ts'
import { createPostPictures } from '#cms/show-picture.ts'
import { createPaymentEvents } from '#orders/payment-events.ts'
import { createIcons } from '#pictures/icons.ts'
import { createPictures } from '#pictures/pictures.ts'
import { createCallbacks } from '#providers/callbacks.ts'
import type { World } from '#world.ts'
import { createApi } from './api-handler.ts'
import { docsPage } from './docs-page.ts'
import { Encoded, encodingFor } from './encoded.ts'
import { createGate } from './handshake.ts'
import { answerInfoHealth } from './info-health.ts'
import { createListener } from './listener.ts'
import { createMetrics } from './metrics.ts'
import { openApiDocument } from './openapi.ts'
import { createPages, type Exchange } from './pages.ts'
import { createProbes } from './probes.ts'
import { type Mode, openSite } from './site.ts'

const DRAIN_MS = 7_000

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
  /** Where to point a browser. */
  readonly origin: string
  /** Lets what is being answered finish, for some seconds, and takes nothing new. */
  readonly drain: () => Promise<void>
}

/** Listens on the port of the settings. One port for everything: the live edge reads a connection's first bytes and keeps what is its own. */
export async function serve(world: World, mode: Mode): Promise<Serving> {
  const web = http.createServer(limits)
  web.maxHeadersCount = MOST_HEADERS
  web.timeout = IDLE_MS
  const site = await openSite(mode, web)
  const pages = await createPages(world, site, mode)
  const metrics = createMetrics(world)
  const edge = edgeOf(world, web)
  const addresses = {
    ...ownAddresses(world),
    ...createProbes(world, metrics),
    ...(await documents()),
  }
  const pictures = [
    createPictures(world),
    createPostPictures(world),
    createAvatars(world),
    createIcons(world),
  ]
  const calls = await createApi(api)
  web.on(
    'request',
    createListener({
      world,
      site,
      pages,
      api: calls,
      gate: createGate(world),
      edge,
      metrics,
      addresses,
      pictures,
    }),
  )
  // Connections are handed to it by the edge. This starts its watch over slow ones, which listening would.
  web.emit('listening')
  const door = new Door(web, edge)
  await door.open(world)
  const stopTail = startTail(world)
  const drain = async () => {
    stopTail()
    world.live.close()
    await door.close()
    pages.close()
    metrics.close()
    await site.close()
  }
  return { origin: `http://localhost:${door.port}`, drain }
}

function edgeOf(world: World, web: http.Server): Edge {
  const { trustedProxies } = world.config
  const report = (error: unknown) => world.log.error({ err: error }, 'a live answer failed')
  return new Edge({ hub: world.live, http: web, trustedProxies, report })
}

const ownAddresses = (world: World) => ({
  '/info-health': answerInfoHealth,
  ...createOutbox(world),
  ...createPaymentEvents(world),
  ...createCallbacks(world),
})

/** The API's document, for programs and for people. */
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

/** The port, and every connection that came through it. */
class Door {
  readonly #web: http.Server
  readonly #server: net.Server
  readonly #sockets = new Set<net.Socket>()

  constructor(web: http.Server, edge: Edge) {
    this.#web = web
    this.#server = net.createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
      this.#sockets.add(socket)
      edge.serve(socket)
    })
    const sockets = this.#sockets
    this.#leave = function leave() {
      sockets.delete(this)
    }
    this.#server.on('connection', (socket) => socket.on('close', this.#leave))
  }

  readonly #leave: (this: net.Socket) => void

  get port(): number {
    const address = this.#server.address()
    return typeof address === 'object' && address ? address.port : 0
  }

  async open({ config }: World): Promise<void> {
    this.#server.listen({ port: config.port, host: config.host, backlog: 4096 })
    await once(this.#server, 'listening')
  }

  /** Connections that ask nothing are ended; the others after their answer, or when patience ends. */
  async close(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    this.#web.on('request', (_, response) => response.setHeader('connection', 'close'))
    this.#web.closeIdleConnections()
    for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy()
    const impatience = setTimeout(() => {
      for (const socket of this.#sockets) socket.destroy()
    }, DRAIN_MS)
    await closed
    clearTimeout(impatience)
  }
}
