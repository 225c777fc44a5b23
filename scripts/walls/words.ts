import type { Violation, Words } from './plan.ts'
import { isBesideTheProduct, type SourceFile } from './scan.ts'

/** Patterns in files that may not contain them, or in their paths. */
export function checkWords(words: Words, sources: readonly SourceFile[]): Violation[] {
  const pattern = new RegExp(words.pattern)
  const { within, only = [] } = words
  const allowed = only.map((one) => new RegExp(one))
  return sources
    .filter(({ file }) => within === undefined || file.startsWith(`${within}/`))
    .filter(({ file }) => !isBesideTheProduct(file))
    .filter(({ file }) => !allowed.some((one) => one.test(file)))
    .flatMap(({ file, code }) => {
      const found = (pattern.exec(file) ?? pattern.exec(code))?.[0]
      return found === undefined ? [] : [{ file, what: `says ${found}`, says: words.says }]
    })
}
