import { once } from 'node:events'
import http, { type RequestListener } from 'node:http'
import { createRequestListener } from '@react-router/node'
import { RouterContextProvider } from 'react-router'
import type { World } from '#world.ts'
import { type Mode, openSite, type Site } from './site.ts'

const DRAIN_MS = 7_000

export type Serving = {
  /** Where to point a browser. */
  readonly origin: string
  /** Lets what is being answered finish, for some seconds, and takes nothing new. */
  readonly drain: () => Promise<void>
}

function pages(site: Site, mode: Mode): RequestListener {
  return createRequestListener({
    build: site.build,
    mode,
    getLoadContext: () => new RouterContextProvider(),
  })
}

const answer =
  (status: number, body: string): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(body)
  }

/** Ready is who can reach the database; alive is who answers at all. */
const readiness =
  (world: World): RequestListener =>
  (request, response) => {
    world.pool.query('select 1').then(
      () => answer(200, 'ready')(request, response),
      () => answer(503, 'The database cannot be reached.')(request, response),
    )
  }

function route(world: World, site: Site, mode: Mode): RequestListener {
  const probes: Readonly<Record<string, RequestListener>> = {
    '/healthz': answer(200, 'ok'),
    '/readyz': readiness(world),
  }
  const page = pages(site, mode)
  return (request, response) => {
    const probe = probes[request.url ?? '']
    if (probe) return probe(request, response)
    return site.assets(request, response, () => page(request, response))
  }
}

async function close(server: http.Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const impatience = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearTimeout(impatience)
}

function originOf(server: http.Server): string {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return `http://localhost:${port}`
}

/** Listens on the port of the settings: probes, files of the site, pages. */
export async function serve(world: World, mode: Mode): Promise<Serving> {
  const server = http.createServer()
  const site = await openSite(mode, server)
  server.on('request', route(world, site, mode))
  server.listen(world.config.port, world.config.host)
  await once(server, 'listening')
  const drain = async () => {
    await close(server)
    await site.close()
  }
  return { origin: originOf(server), drain }
}
