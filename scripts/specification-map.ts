/** A test that the map names for a sentence: its title and its file, relative to the checkout. */
export type Proof = { readonly title: string; readonly file: string }
export type Sentence = { readonly words: string; readonly proofs: readonly Proof[] }
export type Outcome = 'passed' | 'failed' | 'skipped'
export type Result = { readonly title: string; readonly outcome: Outcome }
/** What the run says of each file in it, by the file's path relative to the checkout. */
export type Results = ReadonlyMap<string, readonly Result[]>

const LINK = /\[((?:[^\]]|\](?!\())+)\]\(\.\.\/([^)]+)\)/g

/** The sentences of the map, which is a table of Markdown in `docs`. */
export const readMap = (map: string): Sentence[] =>
  map
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (---|what is asked for)/.test(line))
    .map((row) => ({
      words: row.split(' | ')[0]?.slice(2) ?? '',
      proofs: [...row.matchAll(LINK)].map(([, title = '', file = '']) => ({ title, file })),
    }))

const VARIABLE = /\\\$\\\{[^}]*\\\}|\\\$\w+|%[sdifjo]/g

/** The map has the title as the source has it: what is filled in may be anything. */
function titlePattern(title: string): RegExp {
  const literal = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${literal.replaceAll(VARIABLE, '.+')}$`)
}

function outcomesOf({ title, file }: Proof, results: Results): Outcome[] {
  const pattern = titlePattern(title)
  const ofFile = results.get(file) ?? []
  return ofFile.filter((one) => pattern.test(one.title)).map(({ outcome }) => outcome)
}

const say = ({ title, file }: Proof, trouble: string) => `"${title}" of ${file} ${trouble}.`

/**
 * What keeps the sentences from being proved by a run, in words. A run of some files is asked for their
 * tests only; in a whole one, every sentence needs a test that was not skipped.
 */
export function unproved(sentences: readonly Sentence[], results: Results, isWhole: boolean) {
  const complaints = new Set<string>()
  for (const { words, proofs } of sentences) {
    const ran = proofs.filter(({ file }) => isWhole || results.has(file))
    for (const proof of ran) {
      const outcomes = outcomesOf(proof, results)
      if (outcomes.length === 0) complaints.add(say(proof, 'is named by the map, and did not run'))
      if (outcomes.includes('failed')) complaints.add(say(proof, 'proves a sentence, and failed'))
    }
    const hasPassed = ran.some((proof) => outcomesOf(proof, results).includes('passed'))
    if (isWhole && !hasPassed) complaints.add(`No test that passed proves: ${words}`)
  }
  return [...complaints]
}
