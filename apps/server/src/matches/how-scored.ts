import type { HowScored } from '@pavilion/contract/matches/how-scored.ts'
import type { ScoredWay } from '@pavilion/contract/matches/scored-ways.ts'
import { isCorrection } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { SignatureRow } from './files/signatures.queries.ts'
import type { ScoringPerson, ScoringRow } from './how-scored.queries.ts'

type Scored = NonNullable<HowScored>

type Records = ScoringRow & {
  readonly isImported: boolean
  readonly signatures: readonly Pick<SignatureRow, 'role' | 'side' | 'name' | 'seq'>[]
}

/** What is told by who recorded a match, and when. */
export type RecordedWay = Exclude<ScoredWay, 'ball-by-ball' | 'signed'>

/** Nobody bowls more than that, nor types less of it from a book. */
const BALLS_A_MINUTE = 6

export const nothingRecorded: ScoringRow = { scorers: [], checkers: [], balls: 0, minutes: 0 }

/** How a match was scored. Nobody is asked: it follows from the log, who recorded it, and who signed it. */
export function howScored(state: MatchState, records: Records): HowScored {
  const detail = detailOf(state)
  if (detail === null) return null
  const { isImported, scorers, checkers, signatures } = records
  const last = Math.max(0, ...signatures.map(({ seq }) => seq))
  return {
    detail,
    by: isImported ? 'imported' : byWhom(scorers),
    checkedBy: checkedBy(scorers, checkers),
    isLive: isLive(records),
    signedBy: {
      captains: new Set(signatures.flatMap(({ side }) => side ?? [])).size,
      umpires: new Set(signatures.flatMap(({ role, name }) => (role === 'umpire' ? [name] : [])))
        .size,
    },
    isAmendedSince: last > 0 && state.log.some(({ seq, fact }) => seq > last && isCorrection(fact)),
  }
}

const isLive = ({ balls, minutes }: ScoringRow): boolean =>
  balls > 0 && balls <= minutes * BALLS_A_MINUTE

/** Whether who scored a match, and when, is as is asked. One side’s scoring that the other has checked is by both. */
export function wasScored(way: RecordedWay, records: ScoringRow): boolean {
  const { scorers, checkers } = records
  if (way === 'live') return isLive(records)
  const by = byWhom(scorers)
  if (way === 'neutral') return by === 'appointed'
  return by === 'both-sides' || (by === 'one-side' && checkedBy(scorers, checkers) === 'other-side')
}

/** Null when there is nothing to tell yet. Innings that nobody played say nothing. */
function detailOf({ innings, ended }: MatchState): Scored['detail'] | null {
  const played = innings.filter(
    ({ balls, summed, runs }) => balls > 0 || runs > 0 || summed !== null,
  )
  if (played.length === 0) return ended === null ? null : 'result-only'
  const typed = played.filter(({ summed }) => summed !== null)
  if (typed.length === 0) return 'ball-by-ball'
  if (typed.length < played.length) return 'partly'
  return typed.some(({ summed }) => summed === 'card') ? 'scorecard' : 'totals'
}

/** Who belongs to the clubs of both sides stands for neither. */
const sidesOf = (people: readonly ScoringPerson[]) =>
  new Set(people.flatMap(({ sides }) => (sides.length === 1 ? sides : [])))

const isNeutral = ({ isAppointed, sides }: ScoringPerson): boolean =>
  isAppointed && sides.length === 0

function byWhom(scorers: readonly ScoringPerson[]): Scored['by'] {
  if (scorers.length > 0 && scorers.every(isNeutral)) return 'appointed'
  const sides = sidesOf(scorers)
  if (sides.size === 0) return 'unknown'
  return sides.size === 1 ? 'one-side' : 'both-sides'
}

function checkedBy(
  scorers: readonly ScoringPerson[],
  checkers: readonly ScoringPerson[],
): Scored['checkedBy'] {
  if (checkers.length === 0) return null
  const scored = sidesOf(scorers)
  const isOther = [...sidesOf(checkers)].some((side) => scored.size > 0 && !scored.has(side))
  return isOther ? 'other-side' : 'second-scorer'
}
