import { isCorrection } from '@pavilion/cricket/facts.ts'
import type { Fact } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'

const MOST_FACTS = 200

/** The facts to send after a seq; corrections that were made together are sent together. */
export function nextFacts({ log }: MatchState, after: number): Fact[] {
  let end = after + MOST_FACTS
  while (isWithOthers(log[end]?.fact)) end++
  return log.slice(after, end).map(({ fact }) => fact)
}

const isWithOthers = (fact: Fact | undefined): boolean =>
  fact !== undefined && isCorrection(fact) && fact.with !== undefined

/** The facts up to a seq. */
export const factsUntil = ({ log }: MatchState, seq: number): Fact[] =>
  log.slice(0, seq).map(({ fact }) => fact)
