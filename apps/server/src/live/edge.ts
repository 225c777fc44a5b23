import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { clientAddress } from '#http/client-address.ts'
import { refusal, refuse } from '#http/refusals.ts'
import { everyAnswer } from '#http/security-headers.ts'
import { chooseForm, refusalBytes, snapshotAnswer, streamHead } from './answers.ts'
import { type LiveAsk, readAsk } from './ask.ts'
import { Gate } from './gate.ts'
import { type Head } from './head.ts'
import type { LiveHub } from './live-hub.ts'
import { defaultLiveOptions, type LiveOptions } from './options.ts'
import { listen } from './listen.ts'

export type EdgeSettings = {
  readonly hub: LiveHub
  /** Answers everything that is not live. */
  readonly http: Server
  readonly trustedProxies: number
  readonly report: (error: unknown) => void
  readonly options?: Partial<LiveOptions>
}

/** What answers below /live/: at the socket where it can, from the HTTP server's hands where it must. */
export class Edge {
  readonly #settings: EdgeSettings
  readonly #gate: Gate

  constructor(settings: EdgeSettings) {
    this.#settings = settings
    const { streamsInAll, streamsPerAddress } = { ...defaultLiveOptions, ...settings.options }
    this.#gate = new Gate({ inAll: streamsInAll, perAddress: streamsPerAddress })
  }

  /** Takes a connection at its first byte. */
  serve(socket: Socket): void {
    listen(socket, {
      isOurs: (head) => readAsk(head.target, head.headers.get('last-event-id')) !== undefined,
      answer: (head) => this.#answer(socket, head),
      handOver: (bytes) => this.#handOver(socket, bytes),
    })
  }

  /** Answers a GET, or the HEAD of a snapshot, that came on a connection of the HTTP server; false when it is not for us. */
  takeOver(request: IncomingMessage, response: ServerResponse): boolean {
    const ask = readAsk(request.url ?? '', lastEventIdOf(request))
    if (!ask || (request.method === 'HEAD' && ask.kind !== 'snapshot')) return false
    const done =
      ask.kind === 'snapshot'
        ? this.#answerSnapshot(ask.matchId, request, response)
        : this.#takeSocket(ask, request, response)
    done.catch((error: unknown) => {
      this.#settings.report(error)
      request.socket.destroy()
    })
    return true
  }

  /** True when the connection may be asked again. */
  async #answer(socket: Socket, head: Head): Promise<boolean> {
    const ask = readAsk(head.target, head.headers.get('last-event-id'))
    if (!ask) return false
    try {
      if (ask.kind === 'snapshot') return await this.#writeSnapshot(socket, ask.matchId, head)
      await this.#stream(ask, socket, head.headers.get('x-forwarded-for'))
    } catch (error) {
      this.#settings.report(error)
      socket.end(unavailable())
    }
    return false
  }

  #handOver(socket: Socket, bytes: Buffer): void {
    socket.pause()
    socket.unshift(bytes)
    this.#settings.http.emit('connection', socket)
    socket.resume()
  }

  async #stream(
    ask: Exclude<LiveAsk, { kind: 'snapshot' }>,
    socket: Socket,
    forwarded: string | undefined,
  ) {
    const address = clientAddress(socket.remoteAddress, forwarded, this.#settings.trustedProxies)
    if (!this.#gate.enter(socket, address)) return void socket.end(crowded())
    const head = streamHead()
    if (ask.kind === 'scores') {
      socket.write(head)
      return this.#settings.hub.attachScores(socket)
    }
    const { matchId, cursor } = ask
    if (!(await this.#settings.hub.attach({ socket, matchId, cursor, head }))) socket.end(unknown())
  }

  async #writeSnapshot(socket: Socket, matchId: string, head: Head): Promise<boolean> {
    const snapshot = await this.#settings.hub.snapshot(matchId)
    if (!snapshot) {
      socket.end(unknown())
      return false
    }
    const answer = snapshotAnswer(snapshot)
    const { headers } = head
    const form = chooseForm(answer, headers.get('if-none-match'), headers.get('accept-encoding'))
    socket.write(answer.bytes[form])
    if (!head.keepAlive) socket.end()
    return head.keepAlive
  }

  async #answerSnapshot(matchId: string, request: IncomingMessage, response: ServerResponse) {
    const snapshot = await this.#settings.hub.snapshot(matchId)
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

  /** The connection stops being the HTTP server's. One that still owes answers to earlier requests is refused. */
  async #takeSocket(
    ask: Exclude<LiveAsk, { kind: 'snapshot' }>,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    if (response.socket === null) await nextTurn()
    if (response.socket === null) {
      return void response.writeHead(503, { connection: 'close', 'retry-after': '1' }).end()
    }
    const { socket } = request
    socket.removeAllListeners('data')
    socket.removeAllListeners('timeout')
    socket.on('data', ignore)
    const forwarded = request.headers['x-forwarded-for']
    await this.#stream(ask, socket, forwarded === undefined ? undefined : String(forwarded))
  }
}

function lastEventIdOf(request: IncomingMessage): string | undefined {
  const id = request.headers['last-event-id']
  return id === undefined ? undefined : String(id)
}

const ignore = () => undefined
const noMatch = ['MATCH_NOT_FOUND', 'We do not know that match.'] as const
const unknown = () => refusalBytes('404 Not Found', ...noMatch)
const unknownMatch = { status: 404, body: refusal(...noMatch), headers: everyAnswer }
const crowded = () =>
  refusalBytes(
    '503 Service Unavailable',
    'TOO_MANY_STREAMS',
    'Too many are watching from here just now.',
  )
const unavailable = () =>
  refusalBytes(
    '503 Service Unavailable',
    'UNAVAILABLE',
    'The score cannot be read just now. Try again soon.',
  )
