import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { Edge } from './edge.ts'
import { createHub } from './hub.ts'
import type { LiveEntry, LiveHub, LiveSources } from './live-hub.ts'
import type { LiveOptions } from './options.ts'

export const matchId = '01990000-0000-7000-8000-00000000ab01'
export const otherMatchId = '01990000-0000-7000-8000-000000000002'

export const entry = (seq: number): LiveEntry => ({ seq, json: `{"ball":${seq}}` })
export const entriesTo = (last: number): LiveEntry[] =>
  Array.from({ length: last }, (_, i) => entry(i + 1))

/** An in-memory log of facts that publishes to the hub, as the database and its writer do. */
export class LogBook {
  readonly entries: LiveEntry[]
  /** How often the log has been read. */
  readings = 0

  constructor(length = 0) {
    this.entries = entriesTo(length)
  }

  get seq(): number {
    return this.entries.length
  }

  append(): LiveEntry {
    const next = entry(this.seq + 1)
    this.entries.push(next)
    return next
  }

  snapshot(): string {
    return JSON.stringify({ seq: this.seq, card: {}, board: {} })
  }

  readonly sources: LiveSources = {
    entriesAfter: async (id, after) => {
      this.readings += 1
      const log = { seq: this.seq, entries: this.entries.slice(after) }
      await new Promise((resolve) => setImmediate(resolve))
      return id === matchId ? log : undefined
    },
    snapshot: async (id) =>
      id === matchId ? { seq: this.seq, json: this.snapshot(), isListed: true } : undefined,
    isIn: async () => true,
  }
}

export type TestEdge = {
  readonly port: number
  readonly hub: LiveHub
  /** Appends facts to the log and publishes them. */
  readonly record: (balls?: number) => void
  /** Ends the streams and stops listening, as a restart does. */
  readonly stop: () => Promise<void>
}

/** The real hub and the real edge in front of an HTTP server that answers each path with its name. */
export async function startEdge(
  book: LogBook,
  { trustedProxies = 0, ...options }: Partial<LiveOptions> & { trustedProxies?: number } = {},
  port = 0,
): Promise<TestEdge> {
  const hub = createHub(book.sources, { options: { coalesceMs: 1, ...options } })
  const web = http.createServer()
  const edge = new Edge({
    hub,
    http: web,
    trustedProxies,
    scopeOf: async () => undefined,
    report: () => undefined,
    options,
  })
  web.on('request', (request, response) => {
    const taken = request.method === 'GET' && edge.takeOver(request, response)
    if (!taken) response.end(`${request.method} ${request.url}`)
  })
  const sockets = new Set<net.Socket>()
  const server = net.createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    edge.serve(socket)
  })
  server.listen(port)
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    hub,
    record: (balls = 1) => {
      const entries = Array.from({ length: balls }, () => book.append())
      hub.publish(matchId, { entries, snapshot: book.snapshot(), card: `{"seq":${book.seq}}` })
    },
    stop: async () => {
      hub.close()
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A raw connection: writes text and reads the bytes that come back. */
export class Wire {
  readonly socket: net.Socket
  text = ''
  readonly #waiting = new Set<() => void>()

  constructor(port: number, request = '') {
    this.socket = net.connect({ port, host: '127.0.0.1', noDelay: true })
    this.socket.setEncoding('latin1')
    this.socket.on('error', () => undefined)
    this.socket.on('data', (chunk: string) => {
      this.text += chunk
      this.#look()
    })
    this.socket.on('close', () => this.#look())
    if (request !== '') this.socket.write(request)
  }

  get closed(): boolean {
    return this.socket.destroyed
  }

  #look(): void {
    for (const look of this.#waiting) look()
  }

  /** Resolves once the text read satisfies the condition; rejects when the connection ends before. */
  until(satisfied: (text: string) => boolean): Promise<string> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (satisfied(this.text)) resolve(this.text)
        else if (this.closed) reject(new Error(`closed after: ${this.text.slice(0, 400)}`))
        else return
        this.#waiting.delete(look)
      }
      this.#waiting.add(look)
      look()
    })
  }

  /** Everything received until the other side closed. */
  async ended(): Promise<string> {
    if (!this.closed) await once(this.socket, 'close')
    return this.text
  }
}

export const ask = (target: string, ...headers: readonly string[]) =>
  [`GET ${target} HTTP/1.1`, 'host: x', ...headers, '', ''].join('\r\n')

/** The seqs of a stream's frames, in order of arrival. */
export const seqsIn = (text: string): number[] =>
  [...text.matchAll(/^id: (\d+)\ndata: \{/gm)].map(([, seq]) => Number(seq))
