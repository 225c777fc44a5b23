import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { spendTries } from '#security/limits.ts'
import { limits } from './limits.ts'
import { matchOfScorer } from './match-of-scorer.ts'
import { answerProposal, findProposals, insertProposal } from './proposals.queries.ts'

/** Keeps corrections for whoever scores to look at; the log does not change. */
export const proposeCorrection = os.scoring.propose.handler(async ({ input, context }) => {
  const { matchId, id, after, facts } = input
  const { accountId } = (await matchOfScorer(context, matchId)).actor
  await spendTries(context, [[limits.proposalByAccount, accountId]])
  const { db, now } = context.app
  await insertProposal(db, { id, matchId, accountId, after, facts, now: now() })
  return success('Proposed', { id })
})

export const settleProposal = os.scoring.settle.handler(async ({ input, context }) => {
  const { matchId, proposalId, answer } = input
  await matchOfScorer(context, matchId)
  const { db, now } = context.app
  await answerProposal(db, { matchId, proposalId, answer, now: now() })
  const proposals = await findProposals(db, matchId)
  return success(answer === 'accepted' ? 'Accepted' : 'Declined', { proposals })
})
