import type { AppContext } from '#app-context.ts'
import { countEverything, type CountsRow } from './sites.queries.ts'

const KEPT_MS = 10_000

type Kept = { readonly counts: Promise<CountsRow>; readonly until: number }

/** Counts by organisation, per database of this process; there are as many as sites of organisations. */
const keptCounts = new WeakMap<AppContext['pool'], Map<string, Kept>>()

function countsOf({ pool }: AppContext): Map<string, Kept> {
  const kept = keptCounts.get(pool) ?? new Map<string, Kept>()
  keptCounts.set(pool, kept)
  return kept
}

/**
 * How much there is. Every page shows it, and who plays in an organisation's world is found only by going
 * through all its matches: those counts are kept, and up to ten seconds old.
 */
export function readCounts(app: AppContext, organisation: string | undefined): Promise<CountsRow> {
  if (organisation === undefined) return countEverything(app.db)
  const all = countsOf(app)
  const now = performance.now()
  const kept = all.get(organisation)
  if (kept !== undefined && kept.until > now) return kept.counts
  const counts = countEverything(app.db, organisation)
  all.set(organisation, { counts, until: now + KEPT_MS })
  counts.catch(() => all.delete(organisation))
  return counts
}
