import http from 'node:http'
import { api } from '#api.ts'
import { Edge, type EdgeSettings } from '#live/edge.ts'
import type { Head } from '#live/head.ts'
import { startTail } from '#live/tail.ts'
import { createOutbox } from '#messages/outbox.ts'
import { createAvatars } from '#accounts/avatar/show-avatar.ts'
import { createPostPictures } from '#cms/show-picture.ts'
import { createGroundPhotos } from '#grounds/show-photo.ts'
import { createPaymentEvents } from '#orders/payment-events.ts'
import { createIcons } from '#pictures/icons.ts'
import { createPictures } from '#pictures/pictures.ts'
import { createCallbacks } from '#providers/callbacks.ts'
import { createLogos } from '#sites/show-logo.ts'
import { worldShown } from '#sites/sites.ts'
import type { World } from '#world.ts'
import { createApi } from './api-handler.ts'
import { docsPage } from './docs-page.ts'
import { Door, doorGate } from './door.ts'
import { Encoded, encodingFor } from './encoded.ts'
import { createHandshakeCheck } from './handshake.ts'
import { answerInfoHealth } from './info-health.ts'
import { createListener } from './listener.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { openApiDocument } from './openapi.ts'
import { createPages, type Exchange, type Pages } from './pages/pages.ts'
import { createProbes } from './probes.ts'
import { mostOpenFiles, roomFor, type Room } from './room.ts'
import { type Mode, openSite } from './pages/site.ts'

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
  /** Stops accepting requests and lets those under way finish, for some seconds. */
  readonly drain: () => Promise<void>
}

/**
 * Serves everything on one port: the live edge reads a connection's first bytes, answers what it can, and
 * passes the rest to the HTTP server.
 */
export async function serve(world: World, mode: Mode): Promise<Serving> {
  const web = http.createServer(limits)
  web.maxHeadersCount = MOST_HEADERS
  web.timeout = IDLE_MS
  const site = await openSite(mode, web)
  const pages = await createPages(world, site, mode)
  const metrics = createMetrics(world)
  const room = roomFor(mostOpenFiles())
  const edge = edgeOf(world, web, { room, atHand: countedAtHand(pages, metrics) })
  const addresses = {
    ...ownAddresses(world),
    ...createProbes(world, metrics),
    ...(await documents()),
  }
  const calls = await createApi(api)
  web.on(
    'request',
    createListener({
      world,
      site,
      pages,
      api: calls,
      checkHandshake: createHandshakeCheck(world),
      edge,
      metrics,
      addresses,
      pictures: ownPictures(world),
    }),
  )
  // The edge hands connections to it, so it never listens itself; this event starts its timeouts for slow
  // connections.
  web.emit('listening')
  const door = new Door({ web, edge, gate: doorGate(world, room) })
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

/** Counts pages that the edge answers like all others. */
const countedAtHand = (pages: Pages, metrics: Metrics) => (head: Head) => {
  const began = performance.now()
  const whole = pages.wholeAtHand(head)
  if (whole) metrics.observe('page', 200, performance.now() - began)
  return whole
}

type EdgeParts = { readonly room: Room; readonly atHand: EdgeSettings['atHand'] }

function edgeOf(world: World, web: http.Server, { room, atHand }: EdgeParts): Edge {
  const { trustedProxies } = world.config
  const report = (error: unknown) => world.log.error({ err: error }, 'a live answer failed')
  const worldOf = (host: string) => worldShown({ world, host })
  const options = { streamsInAll: room.streams, streamsPerAddress: room.streamsPerAddress }
  return new Edge({ hub: world.live, http: web, atHand, trustedProxies, worldOf, report, options })
}

const ownAddresses = (world: World) => ({
  '/info-health': answerInfoHealth,
  ...createOutbox(world),
  ...createPaymentEvents(world),
  ...createCallbacks(world),
})

const ownPictures = (world: World) => [
  createPictures(world),
  createPostPictures(world),
  createGroundPhotos(world),
  createLogos(world),
  createAvatars(world),
  createIcons(world),
]

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
