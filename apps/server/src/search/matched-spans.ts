const fold = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The folded letters of a text and where each stands in the text: folding may change lengths. */
function foldLetters(text: string): { letters: string; at: number[] } {
  let letters = ''
  const at: number[] = []
  for (let index = 0; index < text.length; index++) {
    const folded = fold(text.charAt(index))
    letters += folded
    for (let length = 0; length < folded.length; length++) at.push(index)
  }
  at.push(text.length)
  return { letters, at }
}

/** Where the words occur in a title, as [from, to) character ranges, in order and without overlaps. */
export function matchedSpans(title: string, words: string): [number, number][] {
  const { letters, at } = foldLetters(title)
  const spans = fold(words)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => [letters.indexOf(word), word.length] as const)
    .filter(([from]) => from >= 0)
    .map(([from, length]): [number, number] => [at[from] ?? 0, at[from + length] ?? title.length])
    .sort(([one], [other]) => one - other)
  return spans.filter(([from], index) => index === 0 || from >= (spans[index - 1]?.[1] ?? 0))
}
