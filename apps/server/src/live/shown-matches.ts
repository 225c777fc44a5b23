import type { LiveSources } from './live-hub.ts'

const KEPT_MS = 10_000
const MOST = 10_000

type Kept = { readonly shown: Promise<boolean>; readonly until: number }

/** Which matches a site shows; each answer is kept for ten seconds. */
export class ShownMatches {
  readonly #isIn: LiveSources['isIn']
  readonly #kept = new Map<string, Kept>()

  constructor(isIn: LiveSources['isIn']) {
    this.#isIn = isIn
  }

  /** A site without a world of its own shows every match. */
  has(scope: string | undefined, matchId: string): Promise<boolean> {
    if (scope === undefined) return everything
    const key = `${scope}/${matchId}`
    const kept = this.#kept.get(key)
    const now = performance.now()
    if (kept !== undefined && kept.until > now) return kept.shown
    if (this.#kept.size >= MOST) this.#kept.clear()
    const shown = this.#isIn(scope, matchId)
    this.#kept.set(key, { shown, until: now + KEPT_MS })
    shown.catch(() => this.#kept.delete(key))
    return shown
  }
}

const everything = Promise.resolve(true)
