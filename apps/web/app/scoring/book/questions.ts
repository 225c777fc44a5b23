/** Questions of which only the answer to the latest counts: what was asked before may be out of date by then. */
export class Questions {
  #latest: Promise<void> = Promise.resolve()
  #turn = 0

  /** `answer` is told whether its question is still the latest. Resolves when the latest is answered. */
  async ask(answer: (isLatest: () => boolean) => Promise<void>): Promise<void> {
    this.outdate()
    const turn = this.#turn
    this.#latest = answer(() => turn === this.#turn)
    let awaited: Promise<void>
    do {
      awaited = this.#latest
      await awaited
    } while (awaited !== this.#latest)
  }

  /** What was asked so far is out of date. */
  outdate(): void {
    this.#turn += 1
  }
}
