import type { Socket } from 'node:net'
import { type Head, HEAD_END, LONGEST_HEAD, readHead } from './head.ts'

const MOST_WAITING = 65_536
const HEAD_MS = 5000
/** A reader that takes none of its answer for so long is cut off. */
const STALL_MS = 10_000
const start = 'GET /live/'
const anyStart = 'GET /'
const bareLineFeed = /(?<!\r)\n/

export type Listener = {
  /** Answers a head that is ours; resolves to whether the connection may send another request. */
  readonly answerTo: (head: Head) => (() => Promise<boolean>) | undefined
  /** Called when an answered connection starts waiting for another request, and when that ends. */
  readonly waits: (isWaiting: boolean) => void
  /** Hands the connection over with the bytes received so far. */
  readonly handOver: (bytes: Buffer) => void
  /** A complete head must arrive within this time, however steadily its bytes drip in. */
  readonly headMs?: number
}

/**
 * Reads plain GET requests off a connection for as long as they are ours. The first other or unusual one
 * goes to the HTTP server, together with its connection.
 */
export function listen(socket: Socket, listener: Listener): void {
  const reading = new Reading(socket, listener)
  reading.begin()
}

class Reading {
  readonly #socket: Socket
  readonly #listener: Listener
  #held: Buffer = Buffer.alloc(0)
  #answering = false
  #deadline: NodeJS.Timeout | undefined

  constructor(socket: Socket, listener: Listener) {
    this.#socket = socket
    this.#listener = listener
  }

  begin(): void {
    this.#socket.on('error', ignore)
    this.#socket.on('end', finish)
    this.#socket.on('close', this.#stop)
    this.#socket.on('data', this.#take)
    this.#await()
  }

  #await(): void {
    clearTimeout(this.#deadline)
    const { headMs = HEAD_MS } = this.#listener
    this.#deadline = setTimeout(() => this.#socket.destroy(), headMs)
  }

  readonly #stop = () => {
    clearTimeout(this.#deadline)
    this.#listener.waits(false)
  }

  readonly #take = (chunk: Buffer) => {
    this.#held = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk])
    if (!this.#answering) this.#judge()
    else if (this.#held.length > MOST_WAITING) this.#socket.destroy()
  }

  #judge(): void {
    const text = this.#held.toString('latin1', 0, LONGEST_HEAD)
    const end = text.indexOf(HEAD_END)
    const mayBeOurs = text.startsWith(start) || start.startsWith(text)
    const mayComplete = end === -1 && text.length < LONGEST_HEAD && !bareLineFeed.test(text)
    if (mayBeOurs && mayComplete) return
    const isWhole = text.startsWith(anyStart) && end !== -1
    const head = isWhole ? readHead(text.slice(0, end)) : undefined
    const answer = head && this.#listener.answerTo(head)
    if (!answer) return this.#handOver()
    this.#held = this.#held.subarray(end + HEAD_END.length)
    void this.#answer(answer)
  }

  async #answer(answer: () => Promise<boolean>): Promise<void> {
    this.#stop()
    this.#answering = true
    const again = await answer()
    if (!again) return this.#becomeStream()
    if (this.#socket.writableLength === 0) return this.#carryOn()
    // Node counts a timeout of a socket from the last progress of its writes.
    this.#socket.setTimeout(STALL_MS, this.#giveUp)
    this.#socket.write('', () => {
      this.#socket.setTimeout(0, this.#giveUp)
      this.#carryOn()
    })
  }

  readonly #giveUp = () => this.#socket.destroy()

  /** The time for the next head runs once the answer is with the kernel. */
  #carryOn(): void {
    if (this.#socket.destroyed) return
    this.#answering = false
    this.#await()
    this.#listener.waits(this.#held.length === 0)
    if (this.#held.length > 0) this.#judge()
  }

  #letGo(): void {
    this.#stop()
    this.#socket.off('data', this.#take)
    this.#socket.off('close', this.#stop)
  }

  #handOver(): void {
    this.#letGo()
    this.#socket.off('error', ignore)
    this.#socket.off('end', finish)
    this.#listener.handOver(this.#held)
  }

  /** Anything else that the client sends is read and dropped. */
  #becomeStream(): void {
    this.#letGo()
    this.#socket.resume()
  }
}

const ignore = () => undefined

function finish(this: Socket) {
  this.end()
}
