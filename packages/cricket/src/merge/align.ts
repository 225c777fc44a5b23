import type { Draft } from '../corrections/draft.ts'
import { described } from '../description.ts'
import type { Entry, PlayFact } from '../facts.ts'
import { pairing } from './pairing.ts'

type One = Entry<PlayFact>

/** What two logs of one match say at one place. */
export type Part =
  /** Both the same, but perhaps who faced, or what is described. `mine` and `theirs`: their entries. */
  | { readonly kind: 'agreed'; readonly mine: One; readonly theirs: One }
  /** One has changed what was written before the logs parted, the other has left it: the change counts. */
  | { readonly kind: 'changed'; readonly by: Side; readonly mine: One; readonly theirs: One }
  /** At the end, where only one has gone on. */
  | { readonly kind: 'only'; readonly by: Side; readonly entries: Draft }
  /** They say different things, and somebody has to choose; one of them may say nothing. */
  | { readonly kind: 'choice'; readonly mine: Draft; readonly theirs: Draft }

export type Side = 'mine' | 'theirs'

/** Two logs as they stand, and what stood when they parted; before that, entries have the same seqs in both. */
export type TwoLogs = {
  readonly base: Draft
  /** The last seq that they share. */
  readonly shared: number
  readonly mine: Draft
  readonly theirs: Draft
}

/**
 * Aligns two logs of one match. What both say is agreed; between that, only what differs is a choice. Each entry
 * of either log is in one part, in its order.
 */
export function alignLogs(logs: TwoLogs): readonly Part[] {
  const { base, shared, mine, theirs } = logs
  const was = new Map(base.map(({ seq, fact }) => [seq, keyOf(fact)]))
  const theirPlaces = new Map(theirs.map(({ seq }, at) => [seq, at]))
  const parts: Part[] = []
  let from = { mine: 0, theirs: 0 }
  for (const [at, one] of mine.entries()) {
    const place = one.seq <= shared ? theirPlaces.get(one.seq) : undefined
    const other = place === undefined ? undefined : theirs[place]
    if (place === undefined || other === undefined) continue
    parts.push(...between(mine.slice(from.mine, at), theirs.slice(from.theirs, place)))
    parts.push(ofOld(one, other, was.get(one.seq)))
    from = { mine: at + 1, theirs: place + 1 }
  }
  return withEnd([...parts, ...between(mine.slice(from.mine), theirs.slice(from.theirs))])
}

/** What was written before the logs parted: whoever has changed it since is right, unless both have. */
function ofOld(mine: One, theirs: One, was: string | undefined): Part {
  const [one, other] = [keyOf(mine.fact), keyOf(theirs.fact)]
  if (one === other) return { kind: 'agreed', mine, theirs }
  if (one === was) return { kind: 'changed', by: 'theirs', mine, theirs }
  if (other === was) return { kind: 'changed', by: 'mine', mine, theirs }
  return { kind: 'choice', mine: [mine], theirs: [theirs] }
}

function between(mine: Draft, theirs: Draft): Part[] {
  const parts: Part[] = []
  let alone: { mine: One[]; theirs: One[] } = { mine: [], theirs: [] }
  const ask = () => {
    if (alone.mine.length + alone.theirs.length > 0) parts.push({ kind: 'choice', ...alone })
    alone = { mine: [], theirs: [] }
  }
  for (const [at, place] of pairing(mine.map(itemOf), theirs.map(itemOf))) {
    const one = at === null ? undefined : mine[at]
    const other = place === null ? undefined : theirs[place]
    if (one !== undefined && other !== undefined) {
      ask()
      parts.push(beside(one, other))
    } else if (one !== undefined) alone.mine.push(one)
    else if (other !== undefined) alone.theirs.push(other)
  }
  ask()
  return parts
}

const itemOf = ({ fact }: One) => ({ key: keyOf(fact), type: fact.type })

const beside = (mine: One, theirs: One): Part =>
  keyOf(mine.fact) === keyOf(theirs.fact)
    ? { kind: 'agreed', mine, theirs }
    : { kind: 'choice', mine: [mine], theirs: [theirs] }

function withEnd(parts: readonly Part[]): readonly Part[] {
  const last = parts.at(-1)
  if (last?.kind !== 'choice') return parts
  const { mine, theirs } = last
  if (mine.length > 0 && theirs.length > 0) return parts
  const by = mine.length > 0 ? 'mine' : 'theirs'
  return [...parts.slice(0, -1), { kind: 'only', by, entries: by === 'mine' ? mine : theirs }]
}

/** Equal for facts that count alike. Who faced follows from the balls before, and what is described counts nothing. */
export function keyOf(fact: PlayFact): string {
  if (fact.type !== 'ball-bowled') return sorted(fact)
  const { striker, nonStriker, ...rest } = described(fact, {})
  return sorted({ ...rest, pair: [striker, nonStriker].toSorted() })
}

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
