import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type Head, readWholeHead } from './head.ts'

/** A complete answer, on a connection that stays open. */
export type AnswerAtOnce = (head: Head, socket: Socket) => Buffer | undefined

/**
 * Answers plain GETs at the socket on connections that the HTTP server has, where a refusal under overload
 * costs ten times as much. It reads only what arrives as one whole request. A connection on which anything
 * else arrives is left to the HTTP server for good, so that the two never disagree about where a request ends.
 */
export class Bypass {
  readonly #http: Server
  readonly #answerAtOnce: AnswerAtOnce
  /** The connections that are read here first, with how many requests the HTTP server still answers. */
  readonly #unanswered = new WeakMap<Socket, number>()

  constructor(http: Server, answerAtOnce: AnswerAtOnce = () => undefined) {
    this.#http = http
    this.#answerAtOnce = answerAtOnce
    http.prependListener('request', this.#countDown)
  }

  /** Hands a connection over to the HTTP server, with the bytes received so far. */
  handOver(socket: Socket, bytes: Buffer): void {
    socket.pause()
    this.#http.emit('connection', socket)
    if (readWholeHead(bytes) === undefined) socket.unshift(bytes)
    else this.#readFirst(socket, bytes)
    socket.resume()
  }

  #readFirst(socket: Socket, first: Buffer): void {
    const parsers = socket.listeners('data')
    const pass = (bytes: Buffer) => {
      for (const parse of parsers) Reflect.apply(parse, socket, [bytes])
    }
    socket.removeAllListeners('data')
    socket.on('data', (bytes: Buffer) => {
      const answer = this.#answerTo(socket, bytes)
      if (answer === undefined) pass(bytes)
      else socket.write(answer)
    })
    this.#unanswered.set(socket, 1)
    pass(first)
  }

  #answerTo(socket: Socket, bytes: Buffer): Buffer | undefined {
    const unanswered = this.#unanswered.get(socket)
    if (unanswered === undefined) return undefined
    const head = readWholeHead(bytes)
    if (head === undefined) {
      this.#unanswered.delete(socket)
      return undefined
    }
    // Answers go out in the order of their requests, and not faster than the client reads them.
    const isIdle = unanswered === 0 && socket.writableLength === 0
    const answer = isIdle ? this.#answerAtOnce(head, socket) : undefined
    if (answer === undefined) this.#unanswered.set(socket, unanswered + 1)
    return answer
  }

  readonly #countDown = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    response.once('close', () => {
      const unanswered = this.#unanswered.get(socket)
      if (unanswered !== undefined) this.#unanswered.set(socket, unanswered - 1)
    })
  }
}
