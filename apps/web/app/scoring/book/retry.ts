const FIRST_WAIT = 1_000
const LONGEST_WAIT = 30_000

/** Calls back after so many milliseconds. */
export type Later = (call: () => void, milliseconds: number) => void

/** Attempts again later, and later each time until one has worked; never two at once. */
export class Retry {
  readonly #later: Later
  #wait = FIRST_WAIT
  #isWaiting = false

  constructor(later: Later) {
    this.#later = later
  }

  /** Something has worked, or may work now. */
  reset(): void {
    this.#wait = FIRST_WAIT
  }

  again(attempt: () => void): void {
    if (this.#isWaiting) return
    this.#isWaiting = true
    this.#later(() => {
      this.#isWaiting = false
      attempt()
    }, this.#wait)
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }
}
