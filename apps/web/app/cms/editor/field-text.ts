import * as t from '#texts/cms.ts'
type Typed = { readonly target: { readonly value: string } }

/** Hands on what is typed into a field. */
export const readText =
  (take: (text: string) => void) =>
  ({ target }: Typed): void =>
    take(target.value)

/** "84 of 160". */
export const counter = (text: string, most: number): string =>
  t.lengthOfMost({ length: text.length, most })
