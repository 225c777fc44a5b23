import { MATCH_NOT_FOUND } from '@pavilion/contract/matches/scoring-refusals.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { refuseOthers } from '#scoring/scoring.ts'
import { limitsOf } from './limits-of.ts'
import { findMatchBowlers, findPlayedDay } from './match-limits.queries.ts'

/** What the pad of a match needs to know before it goes out of reach of a network. */
export const showMatchLimits = os.workloads.forMatch.handler(async ({ input, context }) => {
  const { matchId } = input
  await refuseOthers(context, matchId)
  const { db, now } = context.app
  const played = await findPlayedDay(db, matchId, now())
  if (played === undefined) throw refuseCall('MATCH_NOT_FOUND', MATCH_NOT_FOUND)
  const rows = await findMatchBowlers(db, matchId, played)
  const bowlers = rows.flatMap((row) => {
    const limits = limitsOf(row, played.day)
    return limits.length === 0 ? [] : [{ id: row.id, limits, bowled: row.bowled ?? [] }]
  })
  const { day, fromSeq } = played
  return success(counted(bowlers.length, 'bowler'), { day, fromSeq, bowlers })
})
