import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { anywhere } from '#paging/paging.queries.ts'
import type { AppContext } from '#app-context.ts'
import { cardOf } from './card.ts'
import type { MatchConditions } from './match-list.queries.ts'
import { findMatches, matchOrders } from './match-list.queries.ts'

const MOST = 100

/** The first matches of a list. */
export async function listMatches(
  app: AppContext,
  filter: MatchConditions,
  options: { sort?: keyof typeof matchOrders; size?: number } = {},
): Promise<MatchCard[]> {
  const { sort = 'live-first', size = MOST } = options
  const order = matchOrders[sort]
  const rows = await findMatches(app.db, { filter, order, after: anywhere, size })
  return rows.slice(0, size).map((row) => cardOf(app, row))
}
