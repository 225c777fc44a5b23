import { draftOf } from '@pavilion/cricket/corrections/plan.ts'
import { described } from '@pavilion/cricket/description.ts'
import { isCorrection } from '@pavilion/cricket/facts.ts'
import type { Entry, Fact, PlayFact } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { Part, Side } from '@pavilion/cricket/merge/align.ts'
import { mergedDraft, mergingFacts } from '@pavilion/cricket/merge/merge.ts'
import { mergeOf } from '@pavilion/cricket/merge/two-logs.ts'
import * as t from '#texts/scoring.ts'
import { compareLogs } from '../book/merge.ts'

type Facts = readonly Fact[]

/** How the log of a device that checks lies to the official one. */
export type Check = {
  /** The match of the official log. */
  readonly official: MatchState
  readonly agreed: number
  /** At the end, where only one of them has gone on. */
  readonly only: { readonly mine: number; readonly theirs: number }
  readonly parts: readonly Part[]
  /** The places of the parts that differ. */
  readonly differing: readonly number[]
}

/** `own`: the match of the device that checks. */
export function checkOf(own: MatchState, theirs: Facts): Check {
  const mine = own.log.map(({ fact }) => fact)
  const compared = compareLogs(mine, theirs)
  const shorter = Math.min(mine.length, theirs.length)
  const shared = compared.kind === 'apart' ? compared.shared : shorter
  const merge = mergeOf(own.setup, {
    shared: mine.slice(0, shared),
    mine: mine.slice(shared),
    theirs: theirs.slice(shared),
  })
  const { parts } = merge
  return {
    official: merge.state,
    agreed: parts.filter(({ kind }) => kind === 'agreed').length,
    only: { mine: onlyBy(parts, 'mine'), theirs: onlyBy(parts, 'theirs') },
    parts,
    differing: parts.flatMap(({ kind }, at) =>
      kind === 'choice' || kind === 'changed' ? [at] : [],
    ),
  }
}

/** Compares the two anew only when one of them is another log, or has grown. */
export function checking(): typeof checkOf {
  let last: { readonly of: readonly unknown[]; readonly check: Check } | undefined
  return (own, theirs) => {
    const compared = [own.log, own.seq, theirs]
    if (last === undefined || compared.some((one, at) => one !== last?.of[at])) {
      last = { of: compared, check: checkOf(own, theirs) }
    }
    return last.check
  }
}

const onlyBy = (parts: readonly Part[], side: Side): number =>
  parts.reduce(
    (sum, part) => sum + (part.kind === 'only' && part.by === side ? part.entries.length : 0),
    0,
  )

/** What both say where they differ. */
export function sidesOf(part: Part | undefined) {
  if (part?.kind === 'choice') return { mine: part.mine, theirs: part.theirs }
  if (part?.kind === 'changed') return { mine: [part.mine], theirs: [part.theirs] }
  return { mine: [], theirs: [] }
}

/** The corrections that make the own log say at one place what the official one says. */
export const acceptTheirs = (own: MatchState, { parts }: Check, at: number): Facts =>
  correctionsAt(own, parts.map(flipped), { at, reason: t.reasonChecked })

/** The corrections of the official log that make it say at one place what the own one says. */
export const proposeMine = ({ official, parts }: Check, at: number): Facts =>
  correctionsAt(official, parts, { at, reason: t.reasonProposed })

type Place = { readonly at: number; readonly reason: string }

/** `parts`: those of the log of `state` are `theirs`. Only the part at the place changes anything. */
function correctionsAt(state: MatchState, parts: readonly Part[], { at, reason }: Place): Facts {
  const answers: Side[] = []
  const settled = parts.flatMap((part, place): Part[] => {
    if (part.kind === 'only') return part.by === 'mine' ? [] : [part]
    if (part.kind === 'agreed') return [{ ...part, mine: undescribed(part.mine) }]
    answers.push(place === at ? 'mine' : 'theirs')
    return [{ kind: 'choice', ...sidesOf(part) }]
  })
  const merged = mergedDraft(state.setup, settled, answers)
  const facts = mergingFacts(draftOf(state), merged, { next: state.seq + 1, reason })
  return facts.every(isCorrection) ? facts : []
}

const undescribed = ({ seq, fact }: Entry<PlayFact>): Entry<PlayFact> => ({
  seq,
  fact: fact.type === 'ball-bowled' ? described(fact, {}) : fact,
})

const other = (side: Side): Side => (side === 'mine' ? 'theirs' : 'mine')

function flipped(part: Part): Part {
  if (part.kind === 'only') return { ...part, by: other(part.by) }
  if (part.kind === 'choice') return { ...part, mine: part.theirs, theirs: part.mine }
  const { mine, theirs } = part
  if (part.kind === 'agreed') return { kind: 'agreed', mine: theirs, theirs: mine }
  return { kind: 'changed', by: other(part.by), mine: theirs, theirs: mine }
}
