import { dueOf } from '@pavilion/cricket/laws/due.ts'
import { MATCH_NOT_FOUND } from '@pavilion/contract/matches/scoring-refusals.ts'
import { may } from '#access/access.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { readMatch } from '#matches/matches.ts'
import { claimOf } from './scoring-claim.ts'
import { matchOfScorer } from './match-of-scorer.ts'
import { findProposals } from './proposals.queries.ts'
import { findCorrections } from './scoring.queries.ts'

const MOST_ENTRIES = 5_000

/** The state is shared, so it is read after the last await. */
export const showScoring = os.scoring.show.handler(async ({ input, context }) => {
  const { matchId, after } = input
  const { actor, match } = await matchOfScorer(context, matchId)
  const { db } = context.app
  const [claim, corrections, proposals] = await Promise.all([
    claimOf(db, matchId),
    findCorrections(db, matchId),
    findProposals(db, matchId),
  ])
  const state = await readMatch(context.app, matchId)
  if (state === undefined) throw refuseCall('MATCH_NOT_FOUND', MATCH_NOT_FOUND)
  const due = dueOf(state)
  return success(sentences[due.need], {
    setup: state.setup,
    seq: state.seq,
    entries: state.log.slice(after, after + MOST_ENTRIES),
    due,
    claim,
    corrections: corrections.map(({ seq, at, by }) => ({ seq, at, by })),
    proposals,
    isSealed: match.isSealed,
    managesScorers: may(actor, 'manage-scorers', match),
  })
})

const sentences = {
  toss: 'The toss is due',
  innings: 'An innings is due',
  ball: 'A ball is due',
  nothing: 'Nothing is due',
}
