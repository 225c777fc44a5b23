import { once } from 'node:events'
import type http from 'node:http'
import net from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Edge } from '#live/edge.ts'
import { ConnectionLimiter } from '#live/connection-limiter.ts'
import type { AppContext } from '#app-context.ts'
import type { Capacity } from './capacity.ts'

const DRAIN_MS = 7_000
const CLOSE_IDLE_EVERY_MS = 50
/**
 * Node accepts one connection per listening socket and turn of the event loop. With one socket, a flood of
 * new connections waits in the kernel longer than clients do.
 */
const LISTENING_SOCKETS = process.platform === 'linux' ? 16 : 1
const BACKLOG = 512

type Parts = {
  readonly web: http.Server
  readonly edge: Edge
  readonly connections: ConnectionLimiter
}

/** One address may not take all connections, unless it is the proxy that everybody comes through. */
export const connectionLimiter = ({ config }: AppContext, capacity: Capacity) =>
  new ConnectionLimiter({
    inAll: capacity.connections,
    perAddress: config.trustedProxies > 0 ? capacity.connections : capacity.connectionsPerAddress,
  })

/** The port, and every connection that came through it. A connection that is not admitted ends at once. */
export class Listener {
  readonly #web: http.Server
  readonly #edge: Edge
  readonly #connections: ConnectionLimiter
  readonly #servers: readonly net.Server[]

  constructor({ web, edge, connections }: Parts) {
    this.#web = web
    this.#edge = edge
    this.#connections = connections
    const serve = (socket: net.Socket) => {
      if (connections.enter(socket, socket.remoteAddress ?? '')) edge.serve(socket)
      else socket.destroy()
    }
    this.#servers = Array.from({ length: LISTENING_SOCKETS }, () =>
      net.createServer({ allowHalfOpen: true, noDelay: true }, serve),
    )
  }

  get port(): number {
    const address = this.#servers[0]?.address()
    return typeof address === 'object' && address ? address.port : 0
  }

  async open({ config: { host, port } }: AppContext): Promise<void> {
    // Sockets that share a port do not notice that another server shares it as well.
    if (port !== 0) await refuseTakenPort(host, port)
    const reusePort = LISTENING_SOCKETS > 1
    for (const server of this.#servers) {
      server.listen({ port: this.port || port, host, backlog: BACKLOG, reusePort })
      await once(server, 'listening')
    }
  }

  /** Connections that ask nothing are ended; the others after their answer, or when the time is up. */
  async close(): Promise<void> {
    const closed = Promise.all(this.#servers.map((server) => once(server, 'close')))
    for (const server of this.#servers) server.close()
    // Before whoever answers, since some answers are complete when they return.
    this.#web.prependListener('request', closeAfterwards)
    // Who has asked by now is heard first: until then their connections look as if they asked nothing.
    await nextTurn()
    await nextTurn()
    const closing = setInterval(() => this.#web.closeIdleConnections(), CLOSE_IDLE_EVERY_MS)
    this.#web.closeIdleConnections()
    this.#edge.closeIdle()
    for (const socket of this.#connections.sockets()) if (socket.bytesRead === 0) socket.destroy()
    const deadline = setTimeout(() => {
      for (const socket of this.#connections.sockets()) socket.destroy()
    }, DRAIN_MS)
    await closed
    clearTimeout(deadline)
    clearInterval(closing)
  }
}

/** Throws the error of `listen` when another program listens there. */
export async function refuseTakenPort(host: string | undefined, port: number): Promise<void> {
  const server = net.createServer().listen(port, host)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

function closeAfterwards(_: http.IncomingMessage, response: http.ServerResponse): void {
  response.setHeader('connection', 'close')
}
