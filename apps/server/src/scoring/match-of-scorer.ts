import { NOT_ALLOWED } from '@pavilion/contract/accounts/account-refusals.ts'
import { MATCH_NOT_FOUND } from '@pavilion/contract/matches/scoring-refusals.ts'
import { may } from '#access/access.ts'
import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { isShownMatch } from '#matches/matches.ts'
import { type SignedIn, signedIn } from '#sessions/sessions.ts'
import { findScored, type ScoredRow } from './scoring.queries.ts'

export type ScorersMatch = { readonly actor: SignedIn; readonly match: ScoredRow }

/** The match, if the caller may score it. Others are refused with 403: a match that is known is public. */
export async function matchOfScorer(context: CallContext, matchId: string): Promise<ScorersMatch> {
  const { actor, match } = await scoredMatch(context, matchId)
  if (!may(actor, 'score-match', match)) throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
  return { actor, match }
}

/** The match, if the caller may say who scores it. */
export async function matchOfOrganiser(
  context: CallContext,
  matchId: string,
): Promise<ScorersMatch> {
  const { actor, match } = await scoredMatch(context, matchId)
  if (!may(actor, 'manage-scorers', match)) throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
  return { actor, match }
}

/** The match and the caller, whoever that is. */
export async function scoredMatch(context: CallContext, matchId: string): Promise<ScorersMatch> {
  const actor = await signedIn(context)
  const [isShown, match] = await Promise.all([
    isShownMatch(context, matchId),
    findScored(context.app.db, matchId),
  ])
  if (!isShown || match === undefined) throw refuseCall('MATCH_NOT_FOUND', MATCH_NOT_FOUND)
  return { actor, match }
}

/** Refuses when the account may no longer score the match, as the transaction sees it. */
export async function refuseFormer(db: Db, actor: SignedIn, matchId: string): Promise<void> {
  const match = await findScored(db, matchId)
  if (match !== undefined && may(actor, 'score-match', match)) return
  throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
}
