import {
  FACT_REFUSED,
  LOG_MOVED,
  MATCH_NOT_FOUND,
  MATCH_SEALED,
} from '@pavilion/contract/matches/scoring-refusals.ts'
import { os } from '#http/implement.ts'
import { refuseCall, refuseWith } from '#http/refuse-call.ts'
import { counted, success } from '#http/answer.ts'
import { recordFacts, type RecordOutcome } from '#matches/matches.ts'
import { admitPlayers } from './admit-players.ts'
import { isHeldBy, keepClaim } from './scoring-claim.ts'
import { matchOfScorer, refuseFormer } from './match-of-scorer.ts'

/**
 * Appends facts. The device has to be the one that scores, asked with the match locked; it becomes that if
 * none is. Facts that were recorded before, and are sent again, are answered as they were.
 */
export const recordScored = os.scoring.record.handler(async ({ input, context }) => {
  const { matchId, device, after, facts } = input
  const { actor, match } = await matchOfScorer(context, matchId)
  const { app } = context
  const claimant = { matchId, device, label: '', accountId: actor.accountId, now: app.now() }
  const recorded = await recordFacts(app, {
    matchId,
    expectedSeq: after,
    facts,
    recordedBy: actor.accountId,
    guard: {
      check: async (db) => {
        await refuseFormer(db, actor, matchId)
        await keepClaim(db, claimant)
      },
      passedAt: isHeldBy(match, claimant) ? match.updatedAt : null,
    },
    admit: (db, joining) => admitPlayers(db, { matchId, joining, facts, actor }),
  })
  if (!recorded.ok) throw refusalOf(recorded)
  return success(counted(facts.length, 'fact'), recorded.value)
})

function refusalOf(refused: Exclude<RecordOutcome, { ok: true }>) {
  const { code, message, seq, index } = refused
  if (code === 'match-not-found') return refuseCall('MATCH_NOT_FOUND', MATCH_NOT_FOUND)
  if (code === 'out-of-date') return refuseWith('LOG_MOVED', LOG_MOVED, { data: { seq } })
  if (code === 'sealed') return refuseWith('MATCH_SEALED', MATCH_SEALED, { data: { seq } })
  const law = /\(([^()]*)\)\.$/.exec(message)?.[1] ?? null
  return refuseWith(
    'FACT_REFUSED',
    { ...FACT_REFUSED, message },
    {
      data: { index, refusal: code, law, seq },
      problems: [{ path: `facts.${index}`, message }],
    },
  )
}
