import { logOnce } from '#db/log-once.ts'
import type { AppContext } from '#app-context.ts'
import { findMovingLogs } from './live.queries.ts'

const OFTEN_MS = 50
const SELDOM_MS = 1000
/** How long after another process wrote it is expected to write again. */
const COMPANY_MS = 300_000
/** How long to keep asking about a match that is neither live nor watched any more. */
const KEPT_MS = 60_000

/**
 * Follows what other processes write to the same database. Asks once a second which logs have grown and
 * tells the hub; twenty times a second while somebody watches and another process has written lately.
 * Answers the function that stops it.
 */
export function startTail(app: AppContext): () => void {
  const tail = new Tail(app)
  tail.start()
  return () => tail.stop()
}

type Log = { readonly id: string; readonly seq: number }

class Tail {
  readonly #app: AppContext
  readonly #trouble: (error: unknown) => void
  readonly #known = new Map<string, { readonly seq: number; readonly at: number }>()
  #timer: NodeJS.Timeout | undefined
  #stopped = false
  /** The first look only establishes where the logs are; nothing is news yet. */
  #hasLooked = false
  #isTelling = false
  /**
   * Logs that the last look found grown. They may be this process's own writes, whose news has not been
   * published yet.
   */
  #suspects: readonly Log[] = []
  readonly #own = new Map<string, number>()
  #othersWroteAt = -Infinity
  #ends: (() => void) | undefined

  constructor(app: AppContext) {
    this.#app = app
    this.#trouble = logOnce((error) =>
      app.log.warn({ err: error }, 'the logs of other processes cannot be read'),
    )
  }

  start(): void {
    this.#ends = this.#app.live.onMove((matchId, seq) => {
      this.#know({ id: matchId, seq })
      if (!this.#isTelling) this.#own.set(matchId, seq)
    })
    void this.#look()
  }

  stop(): void {
    this.#stopped = true
    this.#ends?.()
    clearTimeout(this.#timer)
  }

  async #look(): Promise<void> {
    try {
      await this.#ask()
    } catch (error) {
      this.#trouble(error)
    }
    this.#later()
  }

  #later(): void {
    if (this.#stopped) return
    const hasCompany = performance.now() - this.#othersWroteAt < COMPANY_MS
    const isUrgent = hasCompany && this.#app.live.watchers() > 0
    this.#timer = setTimeout(() => void this.#look(), isUrgent ? OFTEN_MS : SELDOM_MS).unref()
  }

  async #ask(): Promise<void> {
    const { db, live } = this.#app
    const followed = new Set(live.followed())
    const logs = await findMovingLogs(db, [...new Set([...followed, ...this.#known.keys()])])
    this.#judgeSuspects()
    const moved = logs.filter(({ id, seq }) => seq > (this.#known.get(id)?.seq ?? -1))
    this.#suspects = this.#hasLooked
      ? moved.filter(({ id, status }) => status === 'live' || this.#known.has(id))
      : []
    const lasting = logs.filter(({ id, status }) => status === 'live' || followed.has(id))
    for (const log of [...moved, ...lasting]) this.#know(log)
    this.#forget()
    if (this.#hasLooked) await this.#tell(moved)
    this.#hasLooked = true
  }

  async #tell(moved: readonly Log[]): Promise<void> {
    this.#isTelling = true
    const told = moved.map(({ id, seq }) => this.#app.live.replayInput(id, seq))
    this.#isTelling = false
    await Promise.all(told)
  }

  #judgeSuspects(): void {
    const others = this.#suspects.some(({ id, seq }) => (this.#own.get(id) ?? -1) < seq)
    if (others) this.#othersWroteAt = performance.now()
  }

  #know({ id, seq }: Log): void {
    const known = this.#known.get(id)?.seq ?? -1
    this.#known.set(id, { seq: Math.max(seq, known), at: performance.now() })
  }

  #forget(): void {
    const since = performance.now() - KEPT_MS
    for (const [id, { at }] of this.#known) {
      if (at >= since) continue
      this.#known.delete(id)
      this.#own.delete(id)
    }
  }
}
