const MOST_IN_ALL = 8
const MOST_OF_ONE = 3

/** Limits how many files are received at once: each is held in memory, and its sender may be slow. */
export class FileIntake {
  readonly #senders: string[] = []

  /**
   * Answers the function to leave; undefined when too many are being received, in total or from this
   * sender.
   */
  enter(sender: string): (() => void) | undefined {
    const own = this.#senders.filter((one) => one === sender).length
    if (this.#senders.length >= MOST_IN_ALL || own >= MOST_OF_ONE) return undefined
    this.#senders.push(sender)
    return () => void this.#senders.splice(this.#senders.indexOf(sender), 1)
  }
}
