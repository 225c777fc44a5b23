import { once } from 'node:events'
import type http from 'node:http'
import net from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Edge } from '#live/edge.ts'
import { ConnectionLimiter } from '#live/connection-limiter.ts'
import type { AppContext } from '#app-context.ts'
import type { Capacity } from './capacity.ts'

const DRAIN_MS = 7_000
const PART_EVERY_MS = 50

type Parts = { readonly web: http.Server; readonly edge: Edge; readonly gate: ConnectionLimiter }

/** One address may not take the whole room, unless it is the proxy that everybody comes through. */
export const listenerLimiter = ({ config }: AppContext, room: Capacity) =>
  new ConnectionLimiter({
    inAll: room.connections,
    perAddress: config.trustedProxies > 0 ? room.connections : room.connectionsPerAddress,
  })

/** The port, and every connection that came through it. For whom there is no room the connection ends at once. */
export class Listener {
  readonly #web: http.Server
  readonly #edge: Edge
  readonly #gate: ConnectionLimiter
  readonly #server: net.Server

  constructor({ web, edge, gate }: Parts) {
    this.#web = web
    this.#edge = edge
    this.#gate = gate
    this.#server = net.createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
      if (gate.enter(socket, socket.remoteAddress ?? '')) edge.serve(socket)
      else socket.destroy()
    })
  }

  get port(): number {
    const address = this.#server.address()
    return typeof address === 'object' && address ? address.port : 0
  }

  async open({ config }: AppContext): Promise<void> {
    this.#server.listen({ port: config.port, host: config.host, backlog: 4096 })
    await once(this.#server, 'listening')
  }

  /** Connections that ask nothing are ended; the others after their answer, or when patience ends. */
  async close(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    // Before whoever answers, since some answers are complete when they return.
    this.#web.prependListener('request', closeAfterwards)
    // Who has asked by now is heard first: until then their connections look as if they asked nothing.
    await nextTurn()
    await nextTurn()
    const parting = setInterval(() => this.#web.closeIdleConnections(), PART_EVERY_MS)
    this.#web.closeIdleConnections()
    this.#edge.closeIdle()
    for (const socket of this.#gate.sockets()) if (socket.bytesRead === 0) socket.destroy()
    const impatience = setTimeout(() => {
      for (const socket of this.#gate.sockets()) socket.destroy()
    }, DRAIN_MS)
    await closed
    clearTimeout(impatience)
    clearInterval(parting)
  }
}

function closeAfterwards(_: http.IncomingMessage, response: http.ServerResponse): void {
  response.setHeader('connection', 'close')
}
