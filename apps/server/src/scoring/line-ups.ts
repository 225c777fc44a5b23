import { MATCH_BEGUN } from '@pavilion/contract/matches/scoring-refusals.ts'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import type { Account } from '#access/access.ts'
import type { Db } from '#db/connect.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { readMatch, setLineUps } from '#matches/matches.ts'
import { matchOfScorer } from './match-of-scorer.ts'
import { type LineUps, lineUpsOf } from './new-sides.ts'
import { findStartsOn } from './scoring.queries.ts'
import { refuseOverLimit } from './side-limits.ts'

type Named = {
  readonly matchId: string
  readonly setup: MatchSetup
  readonly players: LineUps
  readonly actor: Account
}

/**
 * Answers whether the match has the line-ups now: what has begun stays. Refuses a side over the limits of its
 * association.
 */
export async function writeLineUps(db: Db, named: Named): Promise<boolean> {
  const { matchId, setup } = named
  const teams = await lineUpsOf(db, named)
  await refuseOverLimit(db, teams, { day: await findStartsOn(db, matchId), path: 'players' })
  return setLineUps(db, matchId, { ...setup, teams })
}

/** Names who plays in a match that was scheduled; said again before the first fact, it is changed. */
export const nameLineUps = os.scoring.lineUps.handler(async ({ input, context }) => {
  const { matchId, players } = input
  const { actor, match } = await matchOfScorer(context, matchId)
  const { app } = context
  const isSet = await app.db
    .transaction()
    .execute((db) => writeLineUps(db, { matchId, setup: match.setup, players, actor }))
  if (!isSet) throw refuseCall('MATCH_BEGUN', MATCH_BEGUN)
  const state = await readMatch(app, matchId)
  if (state === undefined) throw new Error(`The match ${matchId} had line-ups and is gone.`)
  return success('The line-ups are named', { setup: state.setup })
})
