import type { Socket } from 'node:net'
import type { Broadcast } from './broadcast.ts'

const REMEMBER_MS = 60_000

type Card = { readonly json: string; readonly at: number }

const frameOf = (json: string) => `data: ${json}\n\n`

/** The latest card of every match that changes; a new follower gets those of the last minute. */
export class Scores {
  readonly #broadcast: Broadcast
  readonly #everyMs: number
  readonly #followers = new Set<Socket>()
  readonly #recent = new Map<string, Card>()
  readonly #pending = new Map<string, string>()
  #flush: NodeJS.Timeout | undefined

  constructor(broadcast: Broadcast, everyMs: number) {
    this.#broadcast = broadcast
    this.#everyMs = everyMs
  }

  get watchers(): number {
    return this.#followers.size
  }

  /** The cards of the last minute, by match. */
  recent(): (readonly [matchId: string, json: string])[] {
    this.#forget()
    return [...this.#recent].map(([matchId, { json }]) => [matchId, json] as const)
  }

  take(matchId: string, json: string): void {
    this.#recent.set(matchId, { json, at: performance.now() })
    this.#pending.set(matchId, json)
    this.#flush ??= setTimeout(() => this.#flushNow(), this.#everyMs)
  }

  attach(socket: Socket): void {
    const text = this.recent()
      .map(([, json]) => frameOf(json))
      .join('')
    if (text !== '') socket.write(text)
    socket.on('close', this.#leave)
    this.#followers.add(socket)
  }

  beat(): void {
    this.#forget()
    this.#broadcast(this.#followers, ':\n\n')
  }

  close(): void {
    clearTimeout(this.#flush)
    for (const socket of this.#followers) socket.end()
  }

  readonly #leave = this.#leaver()

  #leaver() {
    const followers = this.#followers
    return function leave(this: Socket) {
      followers.delete(this)
    }
  }

  #flushNow(): void {
    this.#flush = undefined
    const text = [...this.#pending.values()].map(frameOf).join('')
    this.#pending.clear()
    this.#broadcast(this.#followers, text)
  }

  #forget(): void {
    const since = performance.now() - REMEMBER_MS
    for (const [matchId, { at }] of this.#recent) if (at < since) this.#recent.delete(matchId)
  }
}
