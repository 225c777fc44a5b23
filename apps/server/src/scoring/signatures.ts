import { NOT_ALLOWED } from '@pavilion/contract/accounts/account-refusals.ts'
import {
  LOG_MOVED,
  MATCH_NOT_FOUND,
  MATCH_NOT_OVER,
  SIGNATURES_FULL,
} from '@pavilion/contract/matches/scoring-refusals.ts'
import type { Signer } from '@pavilion/contract/matches/signature-calls.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'
import { may } from '#access/access.ts'
import { counted, success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall, refuseWith } from '#http/refuse-call.ts'
import { isShownMatch, matchSignatures, readMatch, signedHead } from '#matches/matches.ts'
import { spendTries } from '#security/limits.ts'
import { limits } from './limits.ts'
import { scoredMatch } from './match-of-scorer.ts'
import { isSameSigner, ownSigners } from './own-signers.ts'
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

/** Whoever scores, whose phone goes round, or who signs as a captain or an umpire with an account. */
async function signingAccount(context: CallContext, matchId: string, signer: Signer) {
  const { actor, match } = await scoredMatch(context, matchId)
  const { accountId } = actor
  if (may(actor, 'score-match', match)) return accountId
  const own = await ownSigners(context.app, { matchId, accountId })
  if (!own.some((one) => isSameSigner(one, signer))) throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
  return accountId
}

/** What is signed is the state that whoever signs has seen. */
export const signMatch = os.scoring.sign.handler(async ({ input, context }) => {
  const { matchId, seq, signer } = input
  const accountId = await signingAccount(context, matchId, signer)
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
