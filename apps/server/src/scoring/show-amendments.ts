import type { MatchAmendment } from '@pavilion/contract/matches/scoring-fields.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { type Amendment, amendmentsAfterResult } from '@pavilion/cricket/corrections/amendments.ts'
import type { AppContext } from '#app-context.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { isShownMatch, matchSignatures, readPublicMatch } from '#matches/matches.ts'
import { childrenAmong, initialsOf } from '#privacy/minors.ts'
import { findCorrections } from './scoring.queries.ts'

const MOST = 20

type Known = { readonly signedAt: number | null; readonly amendments: readonly Amendment[] }

/** By state: each takes several replays of the match, and a state never changes. */
const known = new WeakMap<MatchState, Known>()

function amendmentsOf(state: MatchState, signedAt: number | null): readonly Amendment[] {
  const kept = known.get(state)
  if (kept?.signedAt === signedAt) return kept.amendments
  const amendments = amendmentsAfterResult(state, MOST, signedAt)
  known.set(state, { signedAt, amendments })
  return amendments
}

/** The entry at which a match was signed first; null when nobody has signed it. */
async function firstSigned(app: AppContext, matchId: string): Promise<number | null> {
  const signatures = await matchSignatures(app, matchId)
  return signatures.length === 0 ? null : Math.min(...signatures.map(({ seq }) => seq))
}

export const showAmendments = os.scoring.amendments.handler(
  async ({ input: { matchId }, context, errors }) => {
    if (!(await isShownMatch(context, matchId))) throw errors.MATCH_NOT_FOUND()
    const { app } = context
    const signedAt = await firstSigned(app, matchId)
    const recorded = await findCorrections(app.db, matchId, signedAt)
    const children = await childrenAmong(
      app,
      recorded.flatMap(({ accountId }) => accountId ?? []),
    )
    const state = await readPublicMatch(app, matchId)
    if (state === undefined) throw errors.MATCH_NOT_FOUND()
    const amendments = amendmentsOf(state, signedAt).flatMap(
      ({ seq, reason, isUndone, changes }): MatchAmendment[] => {
        const made = recorded.find((one) => one.seq === seq)
        if (made === undefined) return []
        const { at, accountId } = made
        const isChild = accountId !== null && children.has(accountId)
        const by = made.by !== null && isChild ? initialsOf(made.by) : made.by
        const told = changes.map(({ number, from, to }) => ({ number, from, to }))
        const isAfterSigning = signedAt !== null && seq > signedAt
        return [{ seq, at, by, reason, isUndone, isAfterSigning, changes: told }]
      },
    )
    return success(counted(amendments.length, 'amendment'), { amendments: amendments.reverse() })
  },
)
