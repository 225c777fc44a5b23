import type { BallBowled, Correction, Entry, PlayFact } from '../facts.ts'
import type { PlayerId } from '../setup.ts'

/**
 * The facts of a match as they shall stand. Those that are recorded keep their seq; new ones have negative
 * numbers until they are.
 */
export type Draft = readonly Entry<PlayFact>[]

const placeOf = (draft: Draft, seq: number): number => draft.findIndex((one) => one.seq === seq)

/** A change of a draft; `seq` names what is changed, `before` what the new fact precedes (null: at the end). */
export type Change =
  | { readonly kind: 'change'; readonly seq: number; readonly fact: PlayFact }
  | { readonly kind: 'insert'; readonly before: number | null; readonly fact: PlayFact }
  | { readonly kind: 'strike out'; readonly seq: number }

/** The draft with a change; unchanged when what it names is not there. */
export function changed(draft: Draft, change: Change): Draft {
  if (change.kind === 'insert') {
    const at = change.before === null ? draft.length : placeOf(draft, change.before)
    return at < 0 ? draft : draft.toSpliced(at, 0, { seq: newSeq(draft), fact: change.fact })
  }
  const at = placeOf(draft, change.seq)
  if (at < 0) return draft
  if (change.kind === 'strike out') return draft.toSpliced(at, 1)
  return draft.with(at, { seq: change.seq, fact: change.fact })
}

/** The number that the next new fact of this draft gets. */
export const newSeq = (draft: Draft): number => Math.min(0, ...draft.map(({ seq }) => seq)) - 1

/** Two batters in each other's place, in the facts from an index to the end of the innings. */
export function exchanged(
  draft: Draft,
  from: number,
  [one, other]: readonly [PlayerId, PlayerId],
): Draft {
  const end = draft.findIndex(({ fact }, at) => at > from && fact.type === 'innings-started')
  const swap = (player: PlayerId) => (player === one ? other : player === other ? one : player)
  return draft.map((entry, at) =>
    at < from || (end >= 0 && at >= end)
      ? entry
      : { seq: entry.seq, fact: renamed(entry.fact, swap) },
  )
}

type Naming = (player: PlayerId) => PlayerId

const comings = [
  'batter-came-in',
  'batter-retired',
  'batter-dismissed',
  'batter-returned',
  'absent-hurt',
] as const

/** The fact with other batters; as it was when it names none. */
function renamed(fact: PlayFact, naming: Naming): PlayFact {
  if (fact.type === 'ball-bowled') return withBatters(fact, naming)
  return isComing(fact) ? { ...fact, player: naming(fact.player) } : fact
}

type Coming = Extract<PlayFact, { readonly type: (typeof comings)[number] }>

const isComing = (fact: PlayFact): fact is Coming => comings.some((type) => type === fact.type)

function withBatters(ball: BallBowled, naming: Naming): BallBowled {
  const { striker, nonStriker, wickets } = ball
  return {
    ...ball,
    striker: naming(striker),
    nonStriker: naming(nonStriker),
    ...(wickets && {
      wickets: wickets.map((wicket) => ({ ...wicket, playerOut: naming(wicket.playerOut) })),
    }),
  }
}

/** Whether two facts say the same, whatever the order of their keys. */
export const isSameFact = (one: PlayFact, other: PlayFact): boolean => isSame(one, other)

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const [entries, others] = [Object.entries(one), new Map(Object.entries(other))]
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
  )
}

type Made = { readonly next: number; readonly reason: string }

/**
 * The corrections that lead from what stands to a draft, in the order of the match, so that each is lawful at
 * its place when it is recorded. `next`: the seq that the first of them gets.
 */
export function correctionsTo(before: Draft, draft: Draft, { next, reason }: Made): Correction[] {
  const made: Correction[] = []
  const make = (correction: Correction): number => {
    made.push(made.length === 0 ? { ...correction, reason } : { ...correction, with: next })
    return next + made.length - 1
  }
  let at = 0
  let place = 0
  const strikeUntil = (seq: number | null) => {
    for (let old = before[at]; old !== undefined && old.seq !== seq; old = before[++at]) {
      make({ type: 'struck-out', seq: old.seq })
    }
  }
  for (const { seq, fact } of draft) {
    if (seq < 0) {
      place = make({ type: 'inserted', after: place, fact })
      continue
    }
    strikeUntil(seq)
    const old = before[at++]
    if (old !== undefined && !isSameFact(old.fact, fact)) make({ type: 'corrected', seq, fact })
    place = seq
  }
  strikeUntil(null)
  return made
}
