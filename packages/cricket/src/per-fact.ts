import type { PlayFact } from './facts.ts'

type Of<T extends PlayFact['type']> = Extract<PlayFact, { type: T }>

/** An answer for each kind of fact that has one. */
export type PerFact<Context, Answer> = {
  readonly [T in PlayFact['type']]?: (fact: Of<T>, context: Context) => Answer
}

/** What the table answers for a fact; `undefined` for a kind that is not in it. */
export function answerFor<T extends PlayFact['type'], Context, Answer>(
  table: { readonly [K in T]?: (fact: Of<K>, context: Context) => Answer },
  fact: Of<T>,
  context: Context,
): Answer | undefined {
  return table[fact.type]?.(fact, context)
}
