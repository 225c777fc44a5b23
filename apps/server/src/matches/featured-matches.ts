import type { MatchCard } from '@pavilion/contract/match-card.ts'
import { os } from '#http/implement.ts'
import { success } from '#lists/answer.ts'
import { tournamentRef } from '#lists/references.queries.ts'
import type { World } from '#world.ts'
import { findFeaturedTournament } from './featured-tournament.queries.ts'
import { listMatches } from './list-matches.ts'

const LIVE = 6
const NEXT = 4
const LATEST = 4

export const featuredMatches = os.matches.featured.handler(async ({ context: { world } }) => {
  const [matches, tournament] = await Promise.all([matchesToShow(world), featured(world)])
  return success('What to watch', { tournament, matches })
})

async function matchesToShow(world: World): Promise<MatchCard[]> {
  const [live, next, latest] = await Promise.all([
    listMatches(world, { status: ['live'] }, { size: LIVE }),
    listMatches(world, { status: ['upcoming'] }, { size: NEXT }),
    listMatches(world, { status: ['complete', 'abandoned'] }, { size: LATEST }),
  ])
  return [...live, ...next, ...latest]
}

async function featured(world: World) {
  const row = await findFeaturedTournament(world.db)
  if (row === undefined) return null
  const live = await listMatches(world, { tournamentId: row.tournament.id, status: ['live'] })
  const watchers = live.reduce((sum, match) => sum + match.watchers, 0)
  const { status, from, until } = row
  return { ...tournamentRef(row.tournament), status, from, until, watchers }
}
