import { wordsOf } from './page-parts.ts'
import type { PagePart } from './page-parts.ts'

/** The parts that contain every word, ignoring case; all parts for an empty query. */
export function findHelp(parts: readonly PagePart[], asked: string): readonly PagePart[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
  return parts.filter(({ title, html }) => {
    const text = `${title} ${wordsOf(html)}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
