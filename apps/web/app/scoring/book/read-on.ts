import type { Fact } from '@pavilion/cricket/facts.ts'
import type { Refused } from '#state/request.ts'

export type Told<T> = { readonly ok: true; readonly value: T } | Refused

/** An answer about a match: the entries after the seq that was asked for, as many as one answer has. */
type Page = { readonly seq: number; readonly entries: readonly { readonly fact: Fact }[] }

/**
 * All facts of a match: those that are known of it, and what the server has after them, in as many answers as that
 * takes; where it has nothing more, the known ones themselves. A server that has fewer than are known is asked for
 * everything. The rest is of the last answer.
 */
export async function readOn<T extends Page>(
  known: readonly Fact[],
  ask: (after: number) => Promise<Told<T>>,
): Promise<Told<{ readonly last: T; readonly facts: readonly Fact[] }>> {
  const told = await ask(known.length)
  if (!told.ok) return told
  if (told.value.seq < known.length) return readOn([], ask)
  const { seq, entries } = told.value
  const facts = entries.length === 0 ? known : [...known, ...entries.map(({ fact }) => fact)]
  const isWhole = facts.length >= seq || entries.length === 0
  return isWhole ? { ok: true, value: { last: told.value, facts } } : readOn(facts, ask)
}
