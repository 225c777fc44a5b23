const MOST_IN_ALL = 8
const MOST_OF_ONE = 3

/** Counts the files that are being taken in: each is in memory as a whole, and its sender may be slow. */
export class FileIntake {
  readonly #senders: string[] = []

  /** Answers how to leave; undefined when there are enough already, in all or of this sender. */
  enter(sender: string): (() => void) | undefined {
    const own = this.#senders.filter((one) => one === sender).length
    if (this.#senders.length >= MOST_IN_ALL || own >= MOST_OF_ONE) return undefined
    this.#senders.push(sender)
    return () => void this.#senders.splice(this.#senders.indexOf(sender), 1)
  }
}
