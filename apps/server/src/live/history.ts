import type { LiveEntry } from './live-hub.ts'

const frameOf = ({ seq, json }: LiveEntry) => `id: ${seq}\ndata: ${json}\n\n`

/** The gapless frames of one match's log, from some seq to the last known one. */
export class History {
  #first = 1
  #frames: string[] = []

  get last(): number {
    return this.#first + this.#frames.length - 1
  }

  covers(after: number): boolean {
    return after >= this.#first - 1 && after <= this.last
  }

  /** Appends the entries that follow and ignores known ones; false when there would be a gap. */
  append(entries: readonly LiveEntry[]): boolean {
    for (const entry of entries) {
      if (entry.seq > this.last + 1) return false
      if (entry.seq === this.last + 1) this.#frames.push(frameOf(entry))
    }
    return true
  }

  /** Prepends earlier entries, if that leaves no gap. */
  prepend(entries: readonly LiveEntry[]): void {
    const earlier = entries.filter(({ seq }) => seq < this.#first)
    if (earlier.at(-1)?.seq !== this.#first - 1) return
    this.#first = earlier[0]?.seq ?? this.#first
    this.#frames = [...earlier.map(frameOf), ...this.#frames]
  }

  /** The frames after a covered seq: about `budget` characters, at least one frame. */
  after(seq: number, budget: number): { readonly text: string; readonly last: number } {
    const from = seq + 1 - this.#first
    let to = from
    let size = 0
    while (to < this.#frames.length && (size === 0 || size < budget)) {
      size += this.#frames[to]?.length ?? 0
      to += 1
    }
    return { text: this.#frames.slice(from, to).join(''), last: this.#first + to - 1 }
  }

  trim(keep: number): void {
    const surplus = this.#frames.length - keep
    if (surplus <= 0) return
    this.#frames = this.#frames.slice(surplus)
    this.#first += surplus
  }
}
