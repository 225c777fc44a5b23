import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { clientAddress } from '#http/client-address.ts'
import { refuse } from '#http/refusals.ts'
import { hostOf } from '#http/request-context.ts'
import { type AnswerAtOnce, Bypass } from './bypass.ts'
import { chooseForm, headOverTls, overTls, snapshotAnswer, streamHead } from './answers.ts'
import { type LiveAsk, readAsk } from './parse-request.ts'
import { ConnectionLimiter } from './connection-limiter.ts'
import { type Head } from './head.ts'
import type { LiveHub } from './live-hub.ts'
import { defaultLiveOptions, type LiveOptions } from './options.ts'
import { listen } from './listen.ts'
import {
  crowded,
  notInThatForm,
  unavailable,
  unknown,
  unknownMatch,
  unreadable,
} from './refusals.ts'

export type EdgeSettings = {
  readonly hub: LiveHub
  /** Answers everything that is not live. */
  readonly http: Server
  /**
   * A complete answer, such as a cached page, to a request that is not live but can be answered at the
   * socket, on a connection that stays open.
   */
  readonly answerAtOnce?: AnswerAtOnce | undefined
  readonly trustedProxies: number
  /** The organisation whose world the host's site shows; undefined means everything. */
  readonly scopeOf: (host: string) => Promise<string | undefined>
  readonly report: (error: unknown) => void
  readonly options?: Partial<LiveOptions>
}

type StreamAsk = Exclude<LiveAsk, { kind: 'snapshot' }>

/** Who wants a stream: host, Accept header and what a proxy has forwarded. */
type Reader = {
  readonly socket: Socket
  readonly accept: string | undefined
  readonly host: string | undefined
  readonly forwarded: string | undefined
  readonly protocol: string | undefined
}

/**
 * Answers requests below /live/: on the raw socket where possible, on sockets handed back by the HTTP
 * server otherwise.
 */
export class Edge {
  readonly #settings: EdgeSettings
  readonly #gate: ConnectionLimiter
  readonly #bypass: Bypass
  /** Connections that were answered and may send another request. */
  readonly #waiting = new Set<Socket>()

  constructor(settings: EdgeSettings) {
    this.#settings = settings
    this.#bypass = new Bypass(settings.http, settings.answerAtOnce)
    const { streamsInAll, streamsPerAddress } = { ...defaultLiveOptions, ...settings.options }
    this.#gate = new ConnectionLimiter({ inAll: streamsInAll, perAddress: streamsPerAddress })
  }

  /** Serves a new connection from its first byte. */
  serve(socket: Socket): void {
    listen(socket, {
      answerTo: (head) => this.#answerTo(socket, head),
      waits: (isWaiting) => {
        if (isWaiting) this.#waiting.add(socket)
        else this.#waiting.delete(socket)
      },
      handOver: (bytes) => this.#bypass.handOver(socket, bytes),
    })
  }

  /** Ends the connections without a request under way. */
  closeIdle(): void {
    for (const socket of this.#waiting) socket.destroy()
  }

  /**
   * Answers a live GET, or the HEAD of a snapshot, that arrived through the HTTP server; false when it is
   * not a live request.
   */
  takeOver(request: IncomingMessage, response: ServerResponse): boolean {
    const ask = readAsk(request.url ?? '', lastEventIdOf(request))
    if (!ask || (request.method === 'HEAD' && ask.kind !== 'snapshot')) return false
    const done =
      ask.kind === 'snapshot'
        ? this.#answerSnapshot(ask.matchId, request, response)
        : this.#takeSocket(ask, request, response)
    done.catch((error: unknown) => {
      this.#settings.report(error)
      if (ask.kind === 'snapshot') refuse(response, unreadable)
      else request.socket.end(this.#sealed(unavailable(), protocolOf(request)))
    })
    return true
  }

  #answerTo(socket: Socket, head: Head): (() => Promise<boolean>) | undefined {
    const ask = readAsk(head.target, head.headers.get('last-event-id'))
    if (ask) return () => this.#answer(socket, ask, head)
    const whole = this.#settings.answerAtOnce?.(head, socket)
    return (
      whole &&
      (async () => {
        socket.write(whole)
        return true
      })
    )
  }

  /** Resolves to whether the connection may send another request. */
  async #answer(socket: Socket, ask: LiveAsk, head: Head): Promise<boolean> {
    try {
      if (ask.kind === 'snapshot') return await this.#writeSnapshot(socket, ask.matchId, head)
      await this.#stream(ask, { socket, ...saidIn(head.headers) })
    } catch (error) {
      this.#settings.report(error)
      socket.end(this.#sealed(unavailable(), head.headers.get('x-forwarded-proto')))
    }
    return false
  }

  async #stream(ask: StreamAsk, { socket, accept, host, forwarded, protocol }: Reader) {
    const refuseWith = (bytes: Buffer) => void socket.end(this.#sealed(bytes, protocol))
    if (!readsStreams(accept)) return refuseWith(notInThatForm())
    const address = clientAddress(socket.remoteAddress, forwarded, this.#settings.trustedProxies)
    if (!this.#gate.enter(socket, address)) return refuseWith(crowded())
    const scope = await this.#scopeOf(host)
    const head = this.#isOverTls(protocol) ? headOverTls(streamHead()) : streamHead()
    if (ask.kind === 'scores') {
      socket.write(head)
      return this.#settings.hub.attachScores(socket, scope)
    }
    const { matchId, cursor } = ask
    const found = await this.#settings.hub.attach({ socket, matchId, scope, cursor, head })
    if (!found) refuseWith(unknown())
  }

  /** Whether the proxies in front say so; this server speaks no TLS itself. */
  readonly #isOverTls = (protocol: string | undefined) =>
    this.#settings.trustedProxies > 0 && protocol === 'https'

  readonly #sealed = (answer: Buffer, protocol: string | undefined) =>
    this.#isOverTls(protocol) ? overTls(answer) : answer

  readonly #scopeOf = (host = '') => this.#settings.scopeOf(hostOf(host))

  async #writeSnapshot(socket: Socket, matchId: string, head: Head): Promise<boolean> {
    const scope = await this.#scopeOf(head.headers.get('host'))
    const snapshot = await this.#settings.hub.snapshot(matchId, scope)
    const { headers } = head
    const protocol = headers.get('x-forwarded-proto')
    if (!snapshot) {
      socket.end(this.#sealed(unknown(), protocol))
      return false
    }
    const answer = snapshotAnswer(snapshot)
    const form = chooseForm(answer, headers.get('if-none-match'), headers.get('accept-encoding'))
    socket.write(this.#sealed(answer.bytes[form], protocol))
    if (!head.keepAlive) socket.end()
    return head.keepAlive
  }

  async #answerSnapshot(matchId: string, request: IncomingMessage, response: ServerResponse) {
    const scope = await this.#scopeOf(request.headers.host)
    const snapshot = await this.#settings.hub.snapshot(matchId, scope)
    if (!snapshot) return refuse(response, unknownMatch)
    const answer = snapshotAnswer(snapshot)
    const { 'if-none-match': tag, 'accept-encoding': encodings } = request.headers
    const form = chooseForm(answer, tag, String(encodings ?? ''))
    if (form === 'unchanged') return void response.writeHead(304, answer.headers).end()
    const encoding = form === 'gzip' ? { 'content-encoding': 'gzip' } : {}
    const length = { 'content-length': String(answer[form].length) }
    response.writeHead(200, { ...answer.headers, ...encoding, ...length })
    return void response.end(request.method === 'HEAD' ? undefined : answer[form])
  }

  /** Takes the socket away from the HTTP server. A connection that still owes earlier answers is refused. */
  async #takeSocket(ask: StreamAsk, request: IncomingMessage, response: ServerResponse) {
    if (response.socket === null) await nextTurn()
    if (response.socket === null) {
      return void response.writeHead(503, { connection: 'close', 'retry-after': '1' }).end()
    }
    const { socket } = request
    socket.removeAllListeners('data')
    socket.removeAllListeners('timeout')
    socket.on('data', ignore)
    const { host, accept, 'x-forwarded-for': forwarded } = request.headers
    await this.#stream(ask, {
      socket,
      accept,
      host,
      forwarded: forwarded === undefined ? undefined : String(forwarded),
      protocol: protocolOf(request),
    })
  }
}

/** A client without an Accept header takes what there is. */
const readsStreams = (accept = '') =>
  accept === '' || /text\/(event-stream|\*)|\*\/\*/i.test(accept)

const saidIn = (headers: Head['headers']) => ({
  accept: headers.get('accept'),
  host: headers.get('host'),
  forwarded: headers.get('x-forwarded-for'),
  protocol: headers.get('x-forwarded-proto'),
})

function protocolOf({ headers }: IncomingMessage): string | undefined {
  const protocol = headers['x-forwarded-proto']
  return protocol === undefined ? undefined : String(protocol)
}

function lastEventIdOf(request: IncomingMessage): string | undefined {
  const id = request.headers['last-event-id']
  return id === undefined ? undefined : String(id)
}

const ignore = () => undefined
