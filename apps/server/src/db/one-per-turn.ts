/**
 * Lets one through in each turn of the event loop, in the order in which they came. Several results that
 * arrive in one turn would otherwise all be worked on in it, and streams wait until the last is done.
 */
export class OnePerTurn {
  readonly #waiting: (() => void)[] = []
  #hasPassed = false

  /** Resolves at once for the first of a turn. */
  async pass(): Promise<void> {
    if (this.#hasPassed) return new Promise((resolve) => this.#waiting.push(resolve))
    this.#hasPassed = true
    // The first immediate still belongs to this turn.
    setImmediate(() => setImmediate(this.#next))
  }

  readonly #next = () => {
    const first = this.#waiting.shift()
    this.#hasPassed = first !== undefined
    if (first === undefined) return
    setImmediate(this.#next)
    first()
  }
}
