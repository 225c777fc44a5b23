/** Work of this long may come before live events are written. */
const BUDGET_MS = 2

/**
 * Lets through what is worked on within a few milliseconds of each turn of the event loop, in the order in
 * which it came, and the rest in the turns after it. Several results that arrive in one turn would otherwise
 * all be worked on in it, and streams wait until the last is done.
 */
export class TurnBudget {
  readonly #waiting: (() => void)[] = []
  readonly #now: () => number
  /** When the first of this turn passed. */
  #began: number | undefined
  /** Whether somebody has passed whose work may not be done. */
  #isAtWork = false

  /** `now`: milliseconds that pass while work is done. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Resolves at once for the first of a turn. */
  async pass(): Promise<void> {
    if (this.#began === undefined) {
      this.#began = this.#now()
      // The first immediate still belongs to this turn.
      setImmediate(() => setImmediate(this.#turn))
    } else if (this.#isAtWork || this.#waiting.length > 0 || this.#isUsed()) {
      return new Promise((resolve) => this.#waiting.push(resolve))
    }
    this.#letWork()
  }

  #isUsed(): boolean {
    return this.#now() - (this.#began ?? 0) >= BUDGET_MS
  }

  /** Ticks come after all promises: by then the work is done, and the next may pass. */
  #letWork(): void {
    this.#isAtWork = true
    queueMicrotask(() =>
      process.nextTick(() => {
        this.#isAtWork = false
        if (!this.#isUsed()) this.#next()
      }),
    )
  }

  #next(): void {
    const first = this.#waiting.shift()
    if (first === undefined) return
    this.#letWork()
    first()
  }

  readonly #turn = () => {
    if (this.#waiting.length === 0) {
      this.#began = undefined
      return
    }
    this.#began = this.#now()
    setImmediate(this.#turn)
    this.#next()
  }
}
