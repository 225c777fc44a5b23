import type { PlayerJoined } from '@pavilion/cricket/facts.ts'
import { listedOf } from '@pavilion/cricket/fold/listed.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { Db } from '#db/connect.ts'
import { deletePlayers, insertPlayers } from './record.queries.ts'

type Change = {
  /** Who had joined before. */
  readonly joined: readonly PlayerJoined[]
  readonly state: MatchState
}

/** Makes the players of a match those who are on its team sheets after somebody has joined, or that was undone. */
export async function keepSheets(
  db: Db,
  matchId: string,
  { joined, state }: Change,
): Promise<void> {
  for (const [side, team] of state.setup.teams.entries()) {
    const [before, after] = [{ joined }, state].map((one) => listedOf(one, team))
    const was = new Set(before?.map(({ id }) => id))
    const is = new Set(after?.map(({ id }) => id))
    const gone = [...was].filter((id) => !is.has(id))
    const added = [...is].flatMap((id, at) =>
      was.has(id) ? [] : [{ match_id: matchId, side, person_id: id, position: at + 1 }],
    )
    if (gone.length > 0) await deletePlayers(db, matchId, gone)
    if (added.length > 0) await insertPlayers(db, added)
  }
}
