import type { Draft } from '../corrections/draft.ts'
import type { Entry, Fact } from '../facts.ts'
import { standing } from '../fold/log.ts'
import { replay } from '../fold/match.ts'
import type { MatchState } from '../fold/state.ts'
import { judgeAll } from '../laws/judge-all.ts'
import type { MatchSetup } from '../setup.ts'
import { alignLogs } from './align.ts'
import type { Part } from './align.ts'
import { choicesIn, mergedDraft, mergingFacts } from './merge.ts'

type Facts = readonly Fact[]

/** A log that was continued on two devices. */
export type Continued = { readonly shared: Facts; readonly mine: Facts; readonly theirs: Facts }

export type Merge = {
  readonly parts: readonly Part[]
  /** What stands in their log, to which the merge is recorded, and its match. */
  readonly theirs: Draft
  readonly state: MatchState
}

const REASON = 'Merged from two devices'

const numbered = (facts: Facts): Entry[] => facts.map((fact, at) => ({ seq: at + 1, fact }))

/** How the two lie to each other, ball by ball. */
export function mergeOf(setup: MatchSetup, { shared, mine, theirs }: Continued): Merge {
  const [base, own, log] = [shared, [...shared, ...mine], [...shared, ...theirs]].map(numbered)
  const other = standing(log ?? [])
  const logs = { base: standing(base ?? []), shared: shared.length, mine: standing(own ?? []) }
  return {
    parts: alignLogs({ ...logs, theirs: other }),
    theirs: other,
    state: replay(setup, log ?? []),
  }
}

/** The facts to record after their log, so that what was chosen stands. */
export const factsOfMerge = ({ theirs, state }: Merge, draft: Draft): Facts =>
  mergingFacts(theirs, draft, { next: state.seq + 1, reason: REASON })

/** The facts of a merge in which nothing has to be chosen and the Laws allow all; null for others. */
export function mergedByItself(setup: MatchSetup, continued: Continued): Facts | null {
  const merge = mergeOf(setup, continued)
  if (choicesIn(merge.parts).length > 0) return null
  const facts = factsOfMerge(merge, mergedDraft(setup, merge.parts, []))
  return judgeAll(merge.state, facts).ok ? facts : null
}
