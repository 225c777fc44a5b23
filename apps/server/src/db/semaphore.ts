/** Limits how much work runs at once; the rest waits in order. */
export class Semaphore {
  readonly #patienceMs: number
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(atOnce: number, patienceMs: number) {
    this.#free = atOnce
    this.#patienceMs = patienceMs
  }

  /** Throws, as the pool does, when no turn came in time. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else await this.#wait()
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#free += 1
      else next()
    }
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(patience)
        resolve()
      }
      const patience = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(start), 1)
        reject(new Error('timeout exceeded when trying to connect'))
      }, this.#patienceMs)
      this.#waiting.push(start)
    })
  }
}
