import { isOutOfReach } from '#db/unreachable.ts'

const KEPT_MS = 10_000
/** A value is answered from memory for so long when the database cannot be reached. */
const KEPT_ON_ERROR_MS = 600_000

/** A value that is read again when it is ten seconds old, or ten minutes while the database cannot be reached. */
export class CachedValue<T> {
  readonly #read: () => Promise<T>
  #reading: { readonly value: Promise<T>; readonly until: number } | undefined
  #last: { readonly value: T; readonly at: number } | undefined

  constructor(read: () => Promise<T>) {
    this.#read = read
  }

  /** The value, read again when it is old. */
  value(): Promise<T> {
    const now = performance.now()
    if (this.#reading !== undefined && this.#reading.until > now) return this.#reading.value
    const reading = { value: this.#readOrLast(now), until: now + KEPT_MS }
    this.#reading = reading
    reading.value.catch(() => {
      if (this.#reading === reading) this.#reading = undefined
    })
    return reading.value
  }

  /** The value that was read last, if any; also has it read again when it is old. */
  known(): T | undefined {
    if (this.#last !== undefined) this.value().catch(() => undefined)
    return this.#last?.value
  }

  async #readOrLast(now: number): Promise<T> {
    try {
      const value = await this.#read()
      this.#last = { value, at: now }
      return value
    } catch (error) {
      const last = this.#last
      if (last === undefined || now - last.at > KEPT_ON_ERROR_MS || !isOutOfReach(error))
        throw error
      return last.value
    }
  }
}
