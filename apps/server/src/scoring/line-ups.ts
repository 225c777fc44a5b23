import { MATCH_BEGUN } from '@pavilion/contract/matches/scoring-refusals.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { readMatch, setLineUps } from '#matches/matches.ts'
import { matchOfScorer } from './match-of-scorer.ts'
import { lineUpsOf } from './new-sides.ts'

/** Names who plays in a match that was scheduled; said again before the first fact, it is changed. */
export const nameLineUps = os.scoring.lineUps.handler(async ({ input, context }) => {
  const { matchId, players } = input
  const { actor, match } = await matchOfScorer(context, matchId)
  const { app } = context
  const isSet = await app.db.transaction().execute(async (db) => {
    const teams = await lineUpsOf(db, { setup: match.setup, players, actor })
    return setLineUps(db, matchId, { ...match.setup, teams })
  })
  if (!isSet) throw refuseCall('MATCH_BEGUN', MATCH_BEGUN)
  const state = await readMatch(app, matchId)
  if (state === undefined) throw new Error(`The match ${matchId} had line-ups and is gone.`)
  return success('The line-ups are named', { setup: state.setup })
})
