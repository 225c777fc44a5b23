/** Runs work in turn, with a limit on how much may wait. */
export class Semaphore {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
  }

  /** Undefined when too much is waiting. */
  run<T>(work: () => Promise<T>): Promise<T> | undefined {
    if (this.#running >= this.#atOnce && this.#waiting.length >= this.#mostWaiting) return undefined
    return this.#take(work)
  }

  async #take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else this.#running += 1
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#running -= 1
      else next()
    }
  }
}
