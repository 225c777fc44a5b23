import type { Pool } from './pool.ts'
import { type Budget, mayFit, shareOut, type Shares } from './share-out.ts'

export type Question = {
  readonly pool: Pool
  readonly limits: readonly number[]
  /** How many teams need not keep to their limit. */
  readonly spared: number
}

/**
 * Shares the matches out so that all teams but `spared` of them keep to their limits, whichever those are.
 * Sparing the tightest is tried first.
 */
export function shareOutSparing({ pool, limits, spared }: Question, budget: Budget): Shares {
  const matches = pool.meetings.map((row) => row.reduce((sum, n) => sum + n, 0))
  const hopeless = limits.filter((limit) => limit < 0).length
  if (hopeless > spared) return 'impossible'
  const free = (limit: number, team: number) => limit >= pool.win * (matches[team] ?? 0)
  const slack = (team: number) => (limits[team] ?? 0) - (pool.win * (matches[team] ?? 0)) / 2
  const order = [...limits.keys()]
    .filter((team) => !free(limits[team] ?? 0, team) && (limits[team] ?? 0) >= 0)
    .toSorted((a, b) => slack(a) - slack(b))
  const bounds = limits.map(() => Infinity)
  return choose({ pool, limits, order, budget }, { bounds, spares: spared - hopeless, next: 0 })
}

type Search = {
  readonly pool: Pool
  readonly limits: readonly number[]
  /** The teams of which some are to be spared. */
  readonly order: readonly number[]
  readonly budget: Budget
}

type Choice = {
  /** The limits of those that must keep to theirs; Infinity for those spared or not yet decided. */
  readonly bounds: readonly number[]
  /** How many may still be spared. */
  readonly spares: number
  /** The place in the order of the team to be decided. */
  readonly next: number
}

function choose(search: Search, choice: Choice): Shares {
  const { pool, order, budget } = search
  const { bounds, spares, next } = choice
  if (spares >= order.length - next) return shareOut(pool, bounds, budget)
  const spared = withNextSpared(search, choice)
  if (typeof spared !== 'string') return spared
  if (budget.left-- <= 0) return 'unknown'
  const kept = withNextKept(search, choice)
  return kept === 'impossible' ? spared : kept
}

function withNextSpared(search: Search, { bounds, spares, next }: Choice): Shares {
  if (spares === 0 || isWasted(search, bounds, next)) return 'impossible'
  return choose(search, { bounds, spares: spares - 1, next: next + 1 })
}

function withNextKept(search: Search, { bounds, spares, next }: Choice): Shares {
  const team = search.order[next] ?? 0
  const more = bounds.with(team, search.limits[team] ?? 0)
  if (!mayFit(search.pool, more)) return 'impossible'
  return choose(search, { bounds: more, spares, next: next + 1 })
}

/** Whether sparing a team is wasted, because sparing one that must keep to its limit would do as much. */
function isWasted(
  { pool, limits, order }: Search,
  bounds: readonly number[],
  next: number,
): boolean {
  const team = order[next] ?? 0
  return order.slice(0, next).some((other) => {
    if (bounds[other] === Infinity || (limits[other] ?? 0) > (limits[team] ?? 0)) return false
    const row = pool.meetings[other] ?? []
    return (pool.meetings[team] ?? []).every(
      (n, third) => third === other || third === team || n <= (row[third] ?? 0),
    )
  })
}
