import type { TournamentGround } from '@pavilion/contract/tournaments/tournament-calls.ts'
import type { AppContext } from '#app-context.ts'
import { matchCards } from '#matches/matches.ts'
import { groundRef } from '#records/references.queries.ts'
import { findGrounds } from './tournament-grounds.queries.ts'

type Asked = { readonly app: AppContext; readonly host: string }

/** The grounds of a tournament, each with what is played there next. */
export async function groundsOf(asked: Asked, tournamentId: string): Promise<TournamentGround[]> {
  const grounds = await findGrounds(asked.app.db, tournamentId)
  const ids = grounds.flatMap(({ nextId }) => nextId ?? [])
  const cards = ids.length === 0 ? [] : await matchCards(asked, { ids })
  return grounds.map(({ ground, matches, nextId }) => ({
    ground: groundRef(ground),
    matches,
    next: cards.find(({ id }) => id === nextId) ?? null,
  }))
}
