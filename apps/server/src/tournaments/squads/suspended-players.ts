import type { AppContext } from '#app-context.ts'
import { findSuspending } from './suspensions.queries.ts'
import { suspensionsOf } from './suspensions.ts'

/** Somebody of a club’s list of players whom a tournament has suspended. */
export type SuspendedPlayer = {
  readonly playerId: string
  /** The name of the tournament. */
  readonly tournament: string
  readonly matchesLeft: number | null
  readonly until: string | null
}

type Asked = { readonly organisationId: string; readonly day: string }

/** The players of a club who are suspended on a day, in tournaments that are not over by then. */
export async function suspendedPlayersOf(
  app: Pick<AppContext, 'db' | 'now'>,
  asked: Asked,
): Promise<SuspendedPlayer[]> {
  const suspending = await findSuspending(app.db, asked)
  const found = await Promise.all(
    suspending.map(async ({ tournamentId, name }) => {
      const suspended = await suspensionsOf(app, tournamentId)
      return suspended.flatMap(({ clubPlayerId, matchesLeft, until }) =>
        clubPlayerId !== null && (until === null ? matchesLeft !== 0 : until >= asked.day)
          ? [{ playerId: clubPlayerId, tournament: name, matchesLeft, until }]
          : [],
      )
    }),
  )
  return found.flat()
}
