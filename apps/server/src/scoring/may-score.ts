import { may } from '#access/access.ts'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { scoredMatch } from './match-of-scorer.ts'
import { ownSigners } from './own-signers.ts'

export const mayScore = os.scoring.may.handler(async ({ input: { matchId }, context }) => {
  const { actor, match } = await scoredMatch(context, matchId)
  const score = may(actor, 'score-match', match)
  return success(score ? 'You may score this match' : 'Others score this match', {
    score,
    manage: may(actor, 'manage-scorers', match),
    signers: await ownSigners(context.app, { matchId, accountId: actor.accountId }),
  })
})
