import type { Correction, Entry, PlayFact } from '../facts.ts'
import { isLegal } from '../fold/fold-ball.ts'
import { standing } from '../fold/log.ts'
import type { MatchState } from '../fold/state.ts'
import { judgeLog, newlyForbidden } from '../laws/judge-log.ts'
import type { Forbidden } from '../laws/judge-log.ts'
import { refusals } from '../laws/refusals.ts'
import { outcomeOf } from '../result/outcome.ts'
import { ballsOfOver } from '../views/balls.ts'
import { differenceOf, tellerOf } from './difference.ts'
import type { Difference } from './difference.ts'
import { correctionsTo, newSeq } from './draft.ts'
import type { Draft } from './draft.ts'
import { remediesFor } from './remedies.ts'
import type { Remedy } from './remedies.ts'
import { carryStrike, strikesIn } from './strike.ts'

/** An entry that the Laws would forbid after the correction, why, and what can be done about it. */
export type Obstacle = {
  readonly seq: number
  /** "15.2"; null between balls. */
  readonly number: string | null
  readonly text: string
  readonly message: string
  readonly remedies: readonly Remedy[]
}

/** All that follows from a correction, before anything is recorded. */
export type Plan = {
  readonly draft: Draft
  readonly difference: Difference
  /** The first of what has to be mended; nothing can be recorded while there is any. */
  readonly obstacles: readonly Obstacle[]
  /** How many there are in all. */
  readonly obstacleCount: number
  /** What the Laws do not ask for, but what the correction makes likely. */
  readonly suggestions: readonly Remedy[]
  /** A reason is asked for what is not in the current over, and in a finished match. */
  readonly needsReason: boolean
}

const MOST_OBSTACLES = 10

/** What stands in a match, to be changed. */
export const draftOf = ({ log }: MatchState): Draft => standing(log)

/** What follows if the draft is to stand in the place of what stands. */
export function planOf(state: MatchState, draft: Draft): Plan {
  const { setup } = state
  const before = draftOf(state)
  const known = judgeLog(setup, before).forbidden
  const judged = judgeLog(setup, draft)
  const forbidden = newlyForbidden(known, judged.forbidden)
  const told = tellerOf(judged.state)
  const obstacle = (one: Forbidden): Obstacle => ({
    ...told(one.entry),
    message: refusals[one.code],
    remedies: remediesFor(setup, draft, one),
  })
  const difference = differenceOf({ state, draft: before }, { state: judged.state, draft })
  return {
    draft,
    difference,
    obstacles: forbidden.slice(0, MOST_OBSTACLES).map(obstacle),
    obstacleCount: forbidden.length,
    suggestions: [...strike(state, before, draft), ...miscounts(state, draft)],
    needsReason: needsReason(state, { draft, difference }),
  }
}

/** The corrections that make a plan true; none while it has obstacles. */
export function correctionsOf(state: MatchState, plan: Plan, reason: string): Correction[] {
  if (plan.obstacleCount > 0) return []
  return correctionsTo(draftOf(state), plan.draft, { next: state.seq + 1, reason })
}

function strike({ setup }: MatchState, before: Draft, draft: Draft): Remedy[] {
  const carried = carryStrike(setup, draft, strikesIn(setup, before))
  if (carried.balls === 0) return []
  const { balls } = carried
  const label = `Carry the strike on: the other batter faces ${balls === 1 ? 'the ball' : `the ${balls} balls`} recorded after it`
  return [{ label, draft: carried.draft }]
}

/** Law 17.5: an over that was complete and has more or fewer balls now stays an over by the umpires’ count. */
function miscounts(state: MatchState, draft: Draft): Remedy[] {
  const places = new Map(draft.map(({ seq }, at) => [seq, at]))
  return state.innings.flatMap((innings) =>
    innings.overs.flatMap((over) => {
      if (!over.closed) return []
      const seqs = ballsOfOver(innings, over).map(({ entry }) => entry.seq)
      const kept = seqs.flatMap((seq) => places.get(seq) ?? [])
      const [first, last] = [kept[0], kept.at(-1)]
      if (first === undefined || last === undefined) return []
      const now = draft.slice(first, last + 1)
      const balls = now.filter(isLegalBall).length
      if (balls === over.balls || balls === 0 || isCounted(draft, first, last)) return []
      const count: Entry<PlayFact> = {
        seq: newSeq(draft),
        fact: { type: 'over-miscounted', over: over.index, balls },
      }
      const label = `Over ${over.index + 1} stays complete with ${balls} ${balls === 1 ? 'ball' : 'balls'}, as the umpires counted`
      return [{ label, draft: draft.toSpliced(first, 0, count) }]
    }),
  )
}

const isLegalBall = ({ fact }: Entry<PlayFact>): boolean =>
  fact.type === 'ball-bowled' && isLegal(fact.extras)

/** Whether the umpires’ count is in the draft already, in the over or just before it. */
function isCounted(draft: Draft, first: number, last: number): boolean {
  return draft
    .slice(Math.max(first - 1, 0), last + 1)
    .some(({ fact }) => fact.type === 'over-miscounted')
}

function needsReason(state: MatchState, { draft, difference }: Pick<Plan, 'draft' | 'difference'>) {
  if (outcomeOf(state) !== null) return true
  const late = sinceOver(state)
  const from = draft.findIndex(({ seq }) => late.has(seq))
  const early = new Set(draft.slice(0, Math.max(from, 0)).map(({ seq }) => seq))
  return difference.entries.some(({ seq }) => (seq < 0 ? early.has(seq) : !late.has(seq)))
}

/** What was recorded since the current over began, or since the innings did. */
function sinceOver(state: MatchState): Set<number> {
  const entries = draftOf(state)
  const { current } = state
  const from = current === null ? entries[0] : current.entries[current.over?.from ?? 0]
  const at = entries.findIndex(({ seq }) => seq === from?.seq)
  return new Set(entries.slice(at < 0 ? entries.length : at).map(({ seq }) => seq))
}
