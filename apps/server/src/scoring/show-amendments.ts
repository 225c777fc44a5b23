import type { MatchAmendment } from '@pavilion/contract/matches/scoring-fields.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { type Amendment, amendmentsAfterResult } from '@pavilion/cricket/corrections/amendments.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { isShownMatch, readPublicMatch } from '#matches/matches.ts'
import { childrenAmong, initialsOf } from '#privacy/minors.ts'
import { findCorrections } from './scoring.queries.ts'

const MOST = 20

/** By state: each takes several replays of the match, and a state never changes. */
const known = new WeakMap<MatchState, readonly Amendment[]>()

function amendmentsOf(state: MatchState): readonly Amendment[] {
  const amendments = known.get(state) ?? amendmentsAfterResult(state, MOST)
  known.set(state, amendments)
  return amendments
}

export const showAmendments = os.scoring.amendments.handler(
  async ({ input: { matchId }, context, errors }) => {
    if (!(await isShownMatch(context, matchId))) throw errors.MATCH_NOT_FOUND()
    const { app } = context
    const recorded = await findCorrections(app.db, matchId)
    const children = await childrenAmong(
      app,
      recorded.flatMap(({ accountId }) => accountId ?? []),
    )
    const state = await readPublicMatch(app, matchId)
    if (state === undefined) throw errors.MATCH_NOT_FOUND()
    const amendments = amendmentsOf(state).flatMap(
      ({ seq, reason, isUndone, changes }): MatchAmendment[] => {
        const made = recorded.find((one) => one.seq === seq)
        if (made === undefined) return []
        const { at, accountId } = made
        const isChild = accountId !== null && children.has(accountId)
        const by = made.by !== null && isChild ? initialsOf(made.by) : made.by
        const told = changes.map(({ number, from, to }) => ({ number, from, to }))
        return [{ seq, at, by, reason, isUndone, changes: told }]
      },
    )
    return success(counted(amendments.length, 'amendment'), { amendments: amendments.reverse() })
  },
)
