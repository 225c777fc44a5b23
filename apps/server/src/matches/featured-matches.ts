import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { tournamentRef } from '#records/references.queries.ts'
import type { Scope } from '#sites/scope.queries.ts'
import { siteScope } from '#sites/sites.ts'
import type { AppContext } from '#app-context.ts'
import { findFeaturedTournament } from './featured-tournament.queries.ts'
import { listMatches } from './list-matches.ts'

const LIVE = 6
const NEXT = 4
const LATEST = 4

export const featuredMatches = os.matches.featured.handler(async ({ context }) => {
  const { app } = context
  const of = await siteScope(context)
  const [matches, tournament] = await Promise.all([matchesToShow(app, of), featured(app, of)])
  return success('What to watch', { tournament, matches })
})

async function matchesToShow(app: AppContext, of: Scope): Promise<MatchCard[]> {
  const [live, next, latest] = await Promise.all([
    listMatches(app, { scope: of, status: ['live'] }, { size: LIVE }),
    listMatches(app, { scope: of, status: ['upcoming'] }, { size: NEXT }),
    listMatches(app, { scope: of, status: ['complete', 'abandoned'] }, { size: LATEST }),
  ])
  return [...live, ...next, ...latest]
}

async function featured(app: AppContext, of: Scope) {
  const row = await findFeaturedTournament(app.db, of)
  if (row === undefined) return null
  const live = await listMatches(app, { tournamentId: row.tournament.id, status: ['live'] })
  const watchers = live.reduce((sum, match) => sum + match.watchers, 0)
  const { status, from, until } = row
  return { ...tournamentRef(row.tournament), status, from, until, watchers }
}
