import { setImmediate as nextTurn } from 'node:timers/promises'
import { isCorrection } from '@pavilion/cricket/facts.ts'
import { joinsIn } from '@pavilion/cricket/laws/strangers.ts'
import type { AppContext } from '#app-context.ts'
import { minorHider } from '#privacy/minors.ts'
import type { Further } from './fold-further.ts'
import { foldFurther } from './fold-further.ts'
import type { Folded } from './folded-matches.ts'
import { foldedMatches } from './folded-matches.ts'
import { newsOf } from './news.ts'
import { plainBall } from './plain-ball.ts'
import { addBall } from './plain-ball.queries.ts'
import { addAtOnce, type UpdatedRow } from './record.queries.ts'
import type { Recording } from './recording.ts'

/**
 * Records the facts with one statement, where this process knows the match and nothing but rows of its last innings
 * changes: nearly every ball. Answers false, with nothing written, when the match has to be locked and looked at first.
 */
export async function recordAtOnce(app: AppContext, recording: Recording): Promise<boolean> {
  const { matchId } = recording
  const folded = foldedMatches(app)
  const kept = folded.latest(matchId)
  if (kept === undefined || !isReady(kept, recording)) return false
  folded.drop(matchId)
  const further = foldFurther(matchId, kept, recording.facts)
  if (!further.ok || further.value.isRewritten || further.value.isDecided) return false
  const added = await addAndTell(app, { recording, further: further.value, kept })
  if (added !== null) folded.keep(matchId, added)
  return added !== null
}

/** Whether the facts follow what is known of the match, and may be recorded as far as is known. */
function isReady(kept: Folded, recording: Recording): boolean {
  const { expectedSeq, facts, guard, along } = recording
  if (along !== undefined || kept.isSealed || kept.state.seq !== expectedSeq) return false
  if (facts.some(isCorrection) || joinsIn(facts).length > 0) return false
  return guard === undefined || guard.passedAt === kept.updatedAt
}

type Adding = {
  readonly recording: Recording
  readonly further: Further
  /** The match that was folded further. */
  readonly kept: Folded
}

/** The news are made ready while the database writes. */
async function addAndTell(app: AppContext, adding: Adding): Promise<Folded | null> {
  const { state, entries, written } = adding.further
  const [row, tell] = await Promise.all([
    write(app, adding),
    nextTurn()
      .then(() => minorHider(app))
      .then((hide) => newsOf(entries, state, hide)),
  ])
  if (row === undefined) return null
  tell(app, row)
  return { state, updatedAt: row.updatedAt, isSealed: false, written, row }
}

/**
 * Answers the match's row. After a plain ball it is as it was but for the score: the match was not touched, and the names
 * of its sides, its tournament and its ground are read again with the next fact that is more than that.
 */
async function write(app: AppContext, adding: Adding): Promise<UpdatedRow | undefined> {
  const { further, kept } = adding
  const { matchId, recordedBy } = adding.recording
  const { entries, columns, rows } = further
  const addition = { matchId, updatedAt: kept.updatedAt, entries, recordedBy, columns, rows }
  const ball = kept.row && plainBall(further, kept.row)
  if (!kept.row || !ball) return addAtOnce(app, addition)
  const updatedAt = await addBall(app, ball, addition)
  if (updatedAt === undefined) return undefined
  return { ...kept.row, seq: columns.seq, summary: columns.summary, updatedAt }
}
