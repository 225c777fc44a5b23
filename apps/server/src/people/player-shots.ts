import type { PlayerShot } from '@pavilion/contract/people/player-calls.ts'
import { wagonWheel } from '@pavilion/cricket/views/charts.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { readMatch } from '#matches/matches.ts'
import type { AppContext } from '#app-context.ts'
import { siteScope } from '#sites/sites.ts'
import { countsAs } from './person.queries.ts'
import { findMatchesSaying, type PlayedIn } from './player-shots.queries.ts'

/** Matches are folded for it, so only the latest count. */
const MATCHES = 8

export const listShots = os.players.shots.handler(async ({ input, context }) => {
  const { app } = context
  const playerId = await countsAs(app.db, input.playerId)
  const scope = await siteScope(context)
  const asked = { part: 'wagon', by: 'striker', scope, size: MATCHES } as const
  const matches = await findMatchesSaying(app.db, playerId, asked)
  const shots: PlayerShot[] = []
  for (const match of matches) shots.push(...(await shotsIn(app, match)))
  return success(counted(shots.length, 'shot'), { matches: matches.length, shots })
})

async function shotsIn(app: AppContext, { matchId, loggedAs }: PlayedIn): Promise<PlayerShot[]> {
  const state = await readMatch(app, matchId)
  if (state === undefined) return []
  return wagonWheel(state).series.flatMap(({ points }) =>
    points
      .filter(({ batter }) => batter === loggedAs)
      .map(({ angle, length, runs }) => ({ angle, length, runs })),
  )
}
