import type { Violation, Words } from './plan.ts'
import { isBesideTheProduct, type SourceFile } from './scan.ts'

/** Patterns in files that may not contain them. */
export function checkWords(words: Words, sources: readonly SourceFile[]): Violation[] {
  const pattern = new RegExp(words.pattern)
  const allowed = words.only.map((only) => new RegExp(only))
  return sources
    .filter(({ file }) => file.startsWith(`${words.within}/`) && !isBesideTheProduct(file))
    .filter(({ file }) => !allowed.some((only) => only.test(file)))
    .flatMap(({ file, code }) => {
      const found = pattern.exec(code)?.[0]
      return found === undefined ? [] : [{ file, what: `says ${found}`, says: words.says }]
    })
}
