import type { World } from '#world.ts'
import { findMovingLogs } from './live.queries.ts'

const EVERY_MS = 50
const WITHOUT_READERS_MS = 1000
const LOOK_BACK_MS = 60_000

/** Follows what other server processes write to the same database: asks at most twenty times a second
 * where the logs stand, and tells the hub of those that have moved. Answers the function that stops it. */
export function startTail(world: World): () => void {
  if (!world.config.liveTail) return () => undefined
  const tail = new Tail(world)
  tail.start()
  return () => tail.stop()
}

class Tail {
  readonly #world: World
  readonly #known = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined
  #stopped = false
  /** What is found at the first look is where everybody starts, and no news. */
  #hasLooked = false
  #ends: (() => void) | undefined

  constructor(world: World) {
    this.#world = world
  }

  start(): void {
    this.#ends = this.#world.live.onMove((matchId, seq) => this.#known.set(matchId, seq))
    void this.#look()
  }

  stop(): void {
    this.#stopped = true
    this.#ends?.()
    clearTimeout(this.#timer)
  }

  #later(): void {
    if (this.#stopped) return
    const wait = this.#world.live.watchers() > 0 ? EVERY_MS : WITHOUT_READERS_MS
    this.#timer = setTimeout(() => void this.#look(), wait).unref()
  }

  async #look(): Promise<void> {
    const { db, live, now, log } = this.#world
    try {
      const since = new Date(Date.parse(now()) - LOOK_BACK_MS).toISOString()
      const logs = await findMovingLogs(db, since)
      const moved = logs.filter(({ id, seq }) => seq > (this.#known.get(id) ?? -1))
      for (const { id, seq } of moved) this.#known.set(id, seq)
      this.#forgetAllBut(new Set(logs.map(({ id }) => id)))
      if (this.#hasLooked) await Promise.all(moved.map(({ id, seq }) => live.catchUp(id, seq)))
      this.#hasLooked = true
    } catch (error) {
      log.warn({ err: error }, 'the logs of other processes could not be read')
    }
    this.#later()
  }

  #forgetAllBut(ids: ReadonlySet<string>): void {
    for (const id of this.#known.keys()) if (!ids.has(id)) this.#known.delete(id)
  }
}
