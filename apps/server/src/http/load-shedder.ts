export type Size = {
  /** So many at once are no crowd, however slowly they are answered. */
  readonly few: number
  /** Never more than this: it would take too much memory. */
  readonly most: number
}

export const sizes = {
  calls: { few: 96, most: 1024 },
  pages: { few: 16, most: 128 },
} as const satisfies Readonly<Record<string, Size>>

/** A rush that is over sooner is let in whole. */
const RUSH_MS = 2_000
const WINDOW_MS = 1_000
/** Who comes in is answered within about so many windows. */
const WINDOWS_OF_PATIENCE = 2

/**
 * Counts who is being answered. When a crowd stays, only as many are let in as can be answered soon:
 * who would be answered after they have given up costs the others their answers.
 */
export class LoadShedder {
  readonly #size: Size
  readonly #now: () => number
  #inside = 0
  #lastFewAt: number
  #window: { readonly began: number; answered: number; readonly before: number }

  /** `now` counts milliseconds. */
  constructor(size: Size, now: () => number = () => performance.now()) {
    this.#size = size
    this.#now = now
    this.#lastFewAt = now()
    this.#window = { began: now(), answered: 0, before: 0 }
  }

  /** Undefined, at once, when there are too many. */
  run<T>(work: () => Promise<T>): Promise<T> | undefined {
    if (this.#inside >= this.#room()) return undefined
    this.#inside += 1
    return work().finally(() => {
      this.#look()
      this.#inside -= 1
      this.#window.answered += 1
    })
  }

  #room(): number {
    this.#look()
    const { few, most } = this.#size
    if (this.#now() - this.#lastFewAt < RUSH_MS) return most
    const soon = this.#window.before * WINDOWS_OF_PATIENCE
    return Math.min(most, Math.max(few, soon))
  }

  #look(): void {
    const now = this.#now()
    if (this.#inside < this.#size.few) this.#lastFewAt = now
    const windows = Math.floor((now - this.#window.began) / WINDOW_MS)
    if (windows === 0) return
    const before = windows === 1 ? this.#window.answered : 0
    this.#window = { began: this.#window.began + windows * WINDOW_MS, answered: 0, before }
  }
}
