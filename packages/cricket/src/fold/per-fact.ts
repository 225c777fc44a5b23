import type { PlayFact } from '../facts.ts'

type Of<T extends PlayFact['type']> = Extract<PlayFact, { type: T }>

/** An answer for some kinds of facts. */
export type PerFact<Context, Answer> = {
  readonly [T in PlayFact['type']]?: (fact: Of<T>, context: Context) => Answer
}

/** The table's answer for a fact; undefined for kinds that it lacks. */
export function answerFor<T extends PlayFact['type'], Context, Answer>(
  table: { readonly [K in T]?: (fact: Of<K>, context: Context) => Answer },
  fact: Of<T>,
  context: Context,
): Answer | undefined {
  return table[fact.type]?.(fact, context)
}
