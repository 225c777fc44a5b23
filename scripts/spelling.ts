// Finds words that no dictionary of British English has, in the catalogues of texts, the pages that come with
// the product and the documents; and in what visitors read, words that docs/voice.md has another for.
// `spelling-words.txt` holds the words of cricket, of the trade and of this project.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import english from 'dictionary-en-gb'
import nspell from 'nspell'
import { wordsOf } from './texts/words.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const speller = nspell({ aff: Buffer.from(english.aff), dic: Buffer.from(english.dic) })
for (const word of read('scripts/spelling-words.txt').split('\n')) {
  if (word !== '' && !word.startsWith('#')) speller.add(word)
}

const files = globSync(
  ['apps/web/texts/en/*.json', 'apps/server/src/**/content/**/*.md', '*.md', 'docs/**/*.md'],
  { cwd: root },
)
const known = new Map<string, boolean>()
const isWord = (word: string): boolean => {
  const told = known.get(word) ?? speller.correct(word)
  known.set(word, told)
  return told
}

const unknown = files.flatMap((file) =>
  wordsOf(file, read(file))
    .filter(({ word }) => !isWord(word))
    .map(({ line, word }) => `${file}:${line}: "${word}" is not spelt like that`),
)

/** What docs/voice.md has another word for. */
const unsaid = /\b(?:please|e-mails?|sign(?:ed)? (?:in|out)|whilst|utilise)\b/gi

/** The texts within a program's quotes. */
const quoted = /(['"`])(?:(?!\1|\\).|\\.)*\1/g

const programs = globSync(
  ['apps/{server/src,web/app}/**/*.{ts,tsx}', 'packages/contract/src/**/*.ts'],
  {
    cwd: root,
  },
).filter((file) => !/\.(test|testing)\.tsx?$/.test(file))

const textsOf = (file: string, line: string): string =>
  /\.tsx?$/.test(file) ? (line.match(quoted) ?? []).join(' ') : line

const unlike = [
  ...files.filter((file) => !/^(?:docs\/|[A-Z]+\.md)/.test(file)),
  ...programs,
].flatMap((file) =>
  read(file)
    .split('\n')
    .flatMap((line, at) =>
      [...textsOf(file, line).matchAll(unsaid)].map(
        ([said]) => `${file}:${at + 1}: "${said}" is not how this site speaks (docs/voice.md)`,
      ),
    ),
)

for (const sentence of [...unknown, ...unlike]) console.log(sentence)
process.exitCode = unknown.length + unlike.length === 0 ? 0 : 1
