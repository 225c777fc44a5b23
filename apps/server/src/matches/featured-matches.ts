import type { MatchCard } from '@pavilion/contract/match-card.ts'
import { os } from '#http/implement.ts'
import { success } from '#lists/answer.ts'
import { tournamentRef } from '#lists/references.queries.ts'
import type { WorldOf } from '#lists/worlds.queries.ts'
import { worldShown } from '#sites/sites.ts'
import type { World } from '#world.ts'
import { findFeaturedTournament } from './featured-tournament.queries.ts'
import { listMatches } from './list-matches.ts'

const LIVE = 6
const NEXT = 4
const LATEST = 4

export const featuredMatches = os.matches.featured.handler(async ({ context }) => {
  const { world } = context
  const of = await worldShown(context)
  const [matches, tournament] = await Promise.all([matchesToShow(world, of), featured(world, of)])
  return success('What to watch', { tournament, matches })
})

async function matchesToShow(world: World, of: WorldOf): Promise<MatchCard[]> {
  const [live, next, latest] = await Promise.all([
    listMatches(world, { world: of, status: ['live'] }, { size: LIVE }),
    listMatches(world, { world: of, status: ['upcoming'] }, { size: NEXT }),
    listMatches(world, { world: of, status: ['complete', 'abandoned'] }, { size: LATEST }),
  ])
  return [...live, ...next, ...latest]
}

async function featured(world: World, of: WorldOf) {
  const row = await findFeaturedTournament(world.db, of)
  if (row === undefined) return null
  const live = await listMatches(world, { tournamentId: row.tournament.id, status: ['live'] })
  const watchers = live.reduce((sum, match) => sum + match.watchers, 0)
  const { status, from, until } = row
  return { ...tournamentRef(row.tournament), status, from, until, watchers }
}
