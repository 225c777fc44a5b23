import type { Answer } from './request.ts'

/** How long an answer counts as fresh. */
const FRESH_MS = 1_440_000
/** How long it is kept after its last use. */
const KEPT_MS = 540_000

type Entry = { readonly answer: Promise<unknown>; readonly until: number; usedAt: number }

export type QueryCache = {
  /** `freshFor: Infinity` keeps it while the page lives. Refusals are not cached. */
  readonly read: <T>(query: {
    readonly key: string
    readonly fetch: () => Promise<Answer<T>>
    readonly freshFor?: number
  }) => Promise<Answer<T>>
  /** For a change of accounts on this device. */
  readonly clear: () => void
}

export function createQueryCache(now: () => number): QueryCache {
  const entries = new Map<string, Entry>()
  const drop = () => {
    for (const [key, { until, usedAt }] of entries) {
      const isUnused = until !== Infinity && usedAt + KEPT_MS <= now()
      if (until <= now() || isUnused) entries.delete(key)
    }
  }
  return {
    read: async <T>({ key, fetch, freshFor = FRESH_MS }: Parameters<QueryCache['read']>[0]) => {
      drop()
      const known = entries.get(key)
      const entry = known ?? { answer: fetch(), until: now() + freshFor, usedAt: now() }
      entry.usedAt = now()
      entries.set(key, entry)
      const answer = (await entry.answer) as Answer<T>
      if (!answer.ok && entries.get(key) === entry) entries.delete(key)
      return answer
    },
    clear: () => entries.clear(),
  }
}
