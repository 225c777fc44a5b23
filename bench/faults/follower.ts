import http from 'node:http'
import { pause, type Product } from './product.ts'

const RETURN_MS = 500
const PATIENCE_MS = 60_000

/** Reads the stream of a match and comes back whenever it breaks, from the entry it read last. */
export class Follower {
  /** Entries that did not follow the one before. */
  #faults = 0
  #last = 0
  #isOver = false
  #request: http.ClientRequest | undefined
  readonly #product: Product
  readonly #matchId: string
  readonly #following: Promise<void>

  constructor(product: Product, matchId: string) {
    this.#product = product
    this.#matchId = matchId
    this.#following = this.#follow()
  }

  /** The network is gone for a moment. */
  cut(): void {
    this.#request?.destroy()
  }

  /** Answers the faults, once everything to `seq` was heard or the patience is over. */
  async end(seq: number): Promise<number> {
    const until = performance.now() + PATIENCE_MS
    while (this.#last < seq && performance.now() < until) await pause(RETURN_MS)
    this.#isOver = true
    this.#request?.destroy()
    await this.#following
    return this.#faults + (this.#last === seq ? 0 : 1)
  }

  async #follow(): Promise<void> {
    while (!this.#isOver) {
      await this.#readStream()
      await pause(RETURN_MS)
    }
  }

  #readStream(): Promise<void> {
    return new Promise((ended) => {
      const address = `${this.#product.origin}/live/${this.#matchId}?after=${this.#last}`
      let rest = ''
      this.#request = http.get(address, { agent: false }, (response) => {
        response.setEncoding('utf8').on('data', (text: string) => {
          const events = (rest + text).split('\n\n')
          rest = events.pop() ?? ''
          for (const event of events) this.#hear(event)
        })
        response.on('error', () => undefined)
      })
      this.#request.on('error', () => undefined)
      this.#request.once('close', ended)
    })
  }

  #hear(event: string): void {
    const [, seq] = /^id: (\d+)$/m.exec(event) ?? []
    if (seq === undefined) return
    if (Number(seq) !== this.#last + 1) this.#faults += 1
    this.#last = Number(seq)
  }
}
