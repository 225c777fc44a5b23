import type { AppContext } from '#app-context.ts'
import { logOnce } from '#db/log-once.ts'
import { dispatchNext } from './dispatch.ts'
import { findHorizon, findSince } from './event.queries.ts'
import type { Listener } from './listener.ts'
import { kindsListenedTo, onRecorded, tellListening } from './process-listeners.ts'
import { registerListeners } from './register-listeners.ts'

/** For what other processes recorded, and for what is tried again. */
const POLL_MS = 2_000
/** How many events one process handles at once; each takes a connection. */
const AT_ONCE = 4

/** Runs the listeners in this process, next to those of other processes. Answers how to stop. */
export async function startEvents(
  app: AppContext,
  listeners: readonly Listener[],
  { pollMs = POLL_MS } = {},
): Promise<() => Promise<void>> {
  await registerListeners(app, listeners)
  const horizon = await findHorizon(app.db)
  const running = new EventRunner(app, { listeners, horizon, pollMs })
  running.start()
  return () => running.stop()
}

type Settings = {
  readonly listeners: readonly Listener[]
  readonly horizon: string
  readonly pollMs: number
}

class EventRunner {
  readonly #app: AppContext
  readonly #listeners: readonly Listener[]
  readonly #pollMs: number
  readonly #trouble: (error: unknown) => void
  readonly #busy = new Set<Promise<void>>()
  #isWanted = false
  #dispatching = 0
  #isStopped = false
  #timer: NodeJS.Timeout | undefined
  #unsubscribe: (() => void) | undefined
  /** All transactions before it have ended and were looked at. */
  #horizon: string
  /** The events that the last look found: it finds those at or after the horizon again. */
  #seen: ReadonlySet<number> = new Set()

  constructor(app: AppContext, { listeners, horizon, pollMs }: Settings) {
    this.#app = app
    this.#listeners = listeners
    this.#horizon = horizon
    this.#pollMs = pollMs
    this.#trouble = logOnce((error) =>
      app.log.error({ err: error }, 'events wait until the database can be written to'),
    )
  }

  start(): void {
    this.#unsubscribe = onRecorded(this.#app, () => this.wake())
    this.#poll()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#unsubscribe?.()
    clearTimeout(this.#timer)
    await Promise.all(this.#busy)
  }

  /** Handles what is due, unless as many events as may be are being handled already. */
  wake(): void {
    this.#isWanted = true
    if (this.#dispatching < AT_ONCE) this.#run(() => this.#dispatch())
  }

  #run(work: () => Promise<void>): void {
    if (this.#isStopped) return
    const running = work()
      .catch(this.#trouble)
      .finally(() => this.#busy.delete(running))
    this.#busy.add(running)
  }

  async #dispatch(): Promise<void> {
    this.#dispatching += 1
    try {
      while (this.#isWanted && !this.#isStopped) {
        this.#isWanted = false
        // While there are any, another one helps with those about other things.
        while (!this.#isStopped && (await dispatchNext(this.#app, this.#listeners))) this.wake()
      }
    } finally {
      this.#dispatching -= 1
    }
  }

  #poll(): void {
    this.wake()
    this.#run(() => this.#look())
    this.#timer = setTimeout(() => this.#poll(), this.#pollMs)
  }

  /** Tells the listeners of this process what others have recorded. */
  async #look(): Promise<void> {
    const { horizon, events } = await findSince(
      this.#app.db,
      this.#horizon,
      kindsListenedTo(this.#app),
    )
    const news = events.filter(({ id }) => !this.#seen.has(id))
    this.#seen = new Set(events.map(({ id }) => id))
    this.#horizon = horizon
    for (const event of news) tellListening(this.#app, event)
  }
}
