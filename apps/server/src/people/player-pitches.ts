import type { PlayerBall } from '@pavilion/contract/people/player-calls.ts'
import { pitchMap } from '@pavilion/cricket/views/pitch-map.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { leftHandersOf, readMatch } from '#matches/matches.ts'
import type { AppContext } from '#app-context.ts'
import type { Scope } from '#sites/scope.queries.ts'
import { siteScope } from '#sites/sites.ts'
import { countsAs } from './person.queries.ts'
import { findMatchesSaying, type PlayedIn } from './player-shots.queries.ts'

/** Matches are folded for it, so only the latest count. */
const MATCHES = 20

type Part = 'batter' | 'bowler'

export const listPitches = os.players.pitches.handler(async ({ input, context }) => {
  const { app } = context
  const playerId = await countsAs(app.db, input.playerId)
  const scope = await siteScope(context)
  const [batting, bowling] = await Promise.all([
    ballsAs(app, 'batter', { playerId, scope }),
    ballsAs(app, 'bowler', { playerId, scope }),
  ])
  const told = counted(batting.balls.length + bowling.balls.length, 'ball')
  return success(told, { batting, bowling })
})

type Whose = { readonly playerId: string; readonly scope: Scope }

async function ballsAs(app: AppContext, part: Part, { playerId, scope }: Whose) {
  const by = part === 'batter' ? 'striker' : 'bowler'
  const asked = { part: 'pitched', by, scope, size: MATCHES } as const
  const matches = await findMatchesSaying(app.db, playerId, asked)
  const balls: PlayerBall[] = []
  for (const match of matches) balls.push(...(await ballsIn(app, part, match)))
  return { matches: matches.length, balls }
}

async function ballsIn(app: AppContext, part: Part, { matchId, loggedAs }: PlayedIn) {
  const leftHanders = await leftHandersOf(app, matchId)
  const state = await readMatch(app, matchId)
  if (state === undefined) return []
  return pitchMap(state).series.flatMap(({ points }) =>
    points
      .filter((point) => point[part] === loggedAs)
      .map(({ line, length, runs, outcome, batter }): PlayerBall => ({
        line,
        length,
        runs,
        outcome,
        isLeftHander: leftHanders.includes(batter),
      })),
  )
}
