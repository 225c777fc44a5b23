const fold = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Each letter of the text folded, and where it stands in the text: accents make no length. */
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

/** Where the words stand in a title, as [from, to) of its characters, in order and without overlap. */
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
