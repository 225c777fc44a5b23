import { foldedText } from '@pavilion/cricket/text/same-name.ts'
import { SHORT } from '#db/conditions.queries.ts'

/** The folded letters of a text and where each stands in the text: folding may change lengths. */
function foldLetters(text: string): { letters: string; at: number[] } {
  let letters = ''
  const at: number[] = []
  for (let index = 0; index < text.length; index++) {
    const folded = foldedText(text.charAt(index))
    letters += folded
    for (let length = 0; length < folded.length; length++) at.push(index)
  }
  at.push(text.length)
  return { letters, at }
}

/** Where a word occurs: a short one at the beginning of a word, as it is searched for; -1 where it does not. */
function placeOf(word: string, letters: string): number {
  if (word.length > SHORT) return letters.indexOf(word)
  const starts = Array.from({ length: letters.length }, (_, at) => at)
  return starts.find((at) => letters.startsWith(word, at) && isStart(letters, at)) ?? -1
}

const isStart = (letters: string, at: number) => at === 0 || /[ (.-]/.test(letters.charAt(at - 1))

/** Where the words occur in a title, as [from, to) character ranges, in order and without overlaps. */
export function matchedSpans(title: string, words: string): [number, number][] {
  const { letters, at } = foldLetters(title)
  const spans = foldedText(words)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => [placeOf(word, letters), word.length] as const)
    .filter(([from]) => from >= 0)
    .map(([from, length]): [number, number] => [at[from] ?? 0, at[from + length] ?? title.length])
    .sort(([one], [other]) => one - other)
  return spans.filter(([from], index) => index === 0 || from >= (spans[index - 1]?.[1] ?? 0))
}
