import type { Block, Section } from './reading-type.ts'

/** The sections that hold every word asked for, whatever their case; all of them when nothing is asked. */
export function findHelp(sections: readonly Section[], asked: string): readonly Section[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
  return sections.filter((section) => {
    const text = textOf(section)
    return words.every((word) => text.includes(word))
  })
}

const textOf = ({ title, blocks }: Section) =>
  [title, ...blocks.flatMap(wordsOf)].join(' ').toLowerCase()

function wordsOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block]
  if ('code' in block) return [block.code]
  return 'list' in block ? block.list : block.terms.flat()
}
