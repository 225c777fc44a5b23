import { correctionsTo } from '../corrections/draft.ts'
import type { Draft } from '../corrections/draft.ts'
import { described, descriptionOf } from '../description.ts'
import type { BallDescription } from '../description.ts'
import type { BallBowled, Entry, Fact, PlayFact } from '../facts.ts'
import { foldFact } from '../fold/fold.ts'
import { startMatch } from '../fold/match.ts'
import type { MatchState } from '../fold/state.ts'
import type { MatchSetup } from '../setup.ts'
import type { Part, Side } from './align.ts'

type One = Entry<PlayFact>

/** The parts that somebody has to choose about. */
export const choicesIn = (parts: readonly Part[]) =>
  parts.filter((part): part is Extract<Part, { kind: 'choice' }> => part.kind === 'choice')

/**
 * What stands after a merge: entries of `theirs` keep their seq, new ones have negative numbers. `chosen`: the
 * answers to the choices, in order.
 */
export function mergedDraft(
  setup: MatchSetup,
  parts: readonly Part[],
  chosen: readonly Side[],
): Draft {
  const state = startMatch(setup)
  const merged: One[] = []
  const answers = chosen.values()
  let next = -1
  for (const part of parts) {
    const side = part.kind === 'choice' ? (answers.next().value ?? 'theirs') : 'theirs'
    for (const { seq, fact } of entriesOf(state, part, side)) {
      const entry = { seq: seq > 0 ? seq : next--, fact }
      merged.push(entry)
      foldFact(state, entry)
    }
  }
  return merged
}

/** Those of this device that the other has not get 0 for their seq. */
const fresh = (entries: Draft): Draft => entries.map(({ fact }) => ({ seq: 0, fact }))

function entriesOf(state: MatchState, part: Part, side: Side): Draft {
  if (part.kind === 'agreed') return [agreed(state, part)]
  if (part.kind === 'only') return part.by === 'mine' ? fresh(part.entries) : part.entries
  if (part.kind === 'changed') {
    return [{ seq: part.theirs.seq, fact: (part.by === 'mine' ? part.mine : part.theirs).fact }]
  }
  return side === 'theirs' ? part.theirs : instead(part.mine, part.theirs)
}

/** One for one is a correction of theirs. */
function instead(mine: Draft, theirs: Draft): Draft {
  const [one] = mine
  const [other] = theirs
  const isOneEach = mine.length === 1 && theirs.length === 1
  return isOneEach && one && other ? [{ seq: other.seq, fact: one.fact }] : fresh(mine)
}

/** Who faces follows from the balls before, which may be those of the other device; what either described is kept. */
function agreed(state: MatchState, { mine, theirs }: { mine: One; theirs: One }): One {
  const [one, other] = [mine.fact, theirs.fact]
  if (one.type !== 'ball-bowled' || other.type !== 'ball-bowled') return theirs
  const faces = one.striker === state.current?.striker?.id ? one : other
  const isDescribed = faces === one || Object.keys(descriptionOf(one)).length > 0
  return isDescribed ? { seq: theirs.seq, fact: described(faces, both(one, other)) } : theirs
}

function both(one: BallBowled, other: BallBowled): BallDescription {
  const notes = new Set([one.note, other.note].filter((note) => note !== undefined))
  return {
    ...descriptionOf(one),
    ...descriptionOf(other),
    ...(notes.size > 0 && { note: [...notes].join(' ') }),
  }
}

type Merging = { readonly next: number; readonly reason: string }

/** The facts that lead from what stands in their log to what stands after the merge; `next`: the seq of the first. */
export function mergingFacts(theirs: Draft, merged: Draft, merging: Merging): readonly Fact[] {
  const end = merged.findLastIndex(({ seq }) => seq > 0) + 1
  const corrections = correctionsTo(theirs, merged.slice(0, end), merging)
  return [...corrections, ...merged.slice(end).map(({ fact }) => fact)]
}
