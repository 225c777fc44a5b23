import {
  LOG_MOVED,
  MATCH_NOT_FOUND,
  MATCH_NOT_OVER,
  SIGNATURES_FULL,
} from '@pavilion/contract/matches/scoring-refusals.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall, refuseWith } from '#http/refuse-call.ts'
import { isShownMatch, matchSignatures, readMatch, signedHead } from '#matches/matches.ts'
import { spendTries } from '#security/limits.ts'
import { limits } from './limits.ts'
import { matchOfScorer } from './match-of-scorer.ts'
import { insertSignature } from './signatures.queries.ts'

/** Captains and umpires, and again after amendments. */
const MOST = 40

export const listSignatures = os.scoring.signatures.handler(
  async ({ input: { matchId }, context, errors }) => {
    const { app } = context
    const isShown = await isShownMatch(context, matchId)
    if (!isShown || (await readMatch(app, matchId)) === undefined) throw errors.MATCH_NOT_FOUND()
    const signatures = await matchSignatures(app, matchId)
    return success(counted(signatures.length, 'signature'), { signatures })
  },
)

/** The phone goes round: what is signed is the state that its holder sees, whoever’s account it is. */
export const signMatch = os.scoring.sign.handler(async ({ input, context }) => {
  const { matchId, seq, signer } = input
  const { accountId } = (await matchOfScorer(context, matchId)).actor
  await spendTries(context, [[limits.signatureByAccount, accountId]])
  const { app } = context
  const state = await readMatch(app, matchId)
  if (state === undefined) throw refuseCall('MATCH_NOT_FOUND', MATCH_NOT_FOUND)
  if (outcomeOf(state) === null) throw refuseCall('MATCH_NOT_OVER', MATCH_NOT_OVER)
  if (state.seq !== seq) throw refuseWith('LOG_MOVED', LOG_MOVED, { data: { seq: state.seq } })
  const { hash: head } = signedHead(matchId, state)
  if ((await matchSignatures(app, matchId)).length >= MOST)
    throw refuseCall('SIGNATURES_FULL', SIGNATURES_FULL)
  const side = signer.role === 'captain' ? signer.side : null
  const { role, name } = signer
  const signature = { matchId, seq, head, role, side, name, takenBy: accountId, now: app.now() }
  await insertSignature(app.db, signature)
  const signatures = await matchSignatures(app, matchId)
  return success(counted(signatures.length, 'signature'), { signatures })
})
