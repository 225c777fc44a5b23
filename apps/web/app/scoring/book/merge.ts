import { isCorrection } from '@pavilion/cricket/facts.ts'
import type { Fact } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'

type Facts = readonly Fact[]

/** How the log of this device and that of the server lie to each other. */
export type Compared =
  /** One holds all of the other: nothing was scored apart. */
  | { readonly kind: 'same' | 'ahead' | 'behind' }
  /** From the seq after `shared` on, each has facts of its own. */
  | {
      readonly kind: 'apart'
      readonly shared: number
      readonly mine: Facts
      readonly theirs: Facts
    }

export function compareLogs(mine: Facts, theirs: Facts): Compared {
  const shorter = Math.min(mine.length, theirs.length)
  let shared = 0
  while (shared < shorter && isSame(mine[shared], theirs[shared])) shared += 1
  if (shared === mine.length && shared === theirs.length) return { kind: 'same' }
  if (shared === theirs.length) return { kind: 'ahead' }
  if (shared === mine.length) return { kind: 'behind' }
  return { kind: 'apart', shared, mine: mine.slice(shared), theirs: theirs.slice(shared) }
}

/** Whatever the order of their keys, which databases do not keep. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || sorted(one) === sorted(other)

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** Both have facts of their own. */
export type Apart = Extract<Compared, { kind: 'apart' }>

/**
 * The facts that, after theirs, leave what this device has recorded: theirs are struck out, the last first,
 * and mine follow under their new numbers. The log keeps all of it.
 */
export function keepMine({ shared, mine, theirs }: Apart): Facts {
  const last = shared + theirs.length
  const strikes = theirs.map((_, at): Fact => ({ type: 'struck-out', seq: last - at }))
  const shift = theirs.length + strikes.length
  return [...strikes, ...mine.map((fact) => renumbered(fact, { shared, shift }))]
}

type Move = { readonly shared: number; readonly shift: number }

/** A correction of one of the facts that have moved names it by its new number. */
export function renumbered(fact: Fact, { shared, shift }: Move): Fact {
  if (!isCorrection(fact)) return fact
  const moved = (seq: number) => (seq > shared ? seq + shift : seq)
  const together = fact.with !== undefined && { with: moved(fact.with) }
  return fact.type === 'inserted'
    ? { ...fact, ...together, after: moved(fact.after) }
    : { ...fact, ...together, seq: moved(fact.seq) }
}

/** What follows the log of the other when both are merged without a question; null where they contradict each other. */
export async function mergedWith(
  { setup, log }: MatchState,
  { shared: count, mine, theirs }: Apart,
): Promise<readonly Fact[] | null> {
  const { mergedByItself } = await import('@pavilion/cricket/merge/two-logs.ts')
  const shared = log.slice(0, count).map(({ fact }) => fact)
  return mergedByItself(setup, { shared, mine, theirs })
}
