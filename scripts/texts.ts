// `npm run texts`: compiles the catalogues of apps/web/texts, one of a slice, into typed messages. With
// `--check` nothing is written, and a file that is not up to date fails. A folder may be named instead of ours.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compile } from './texts/compile.ts'

const LANGUAGE = 'en'
const [root = path.resolve(import.meta.dirname, '..')] = process.argv
  .slice(2)
  .filter((argument) => argument !== '--check')
const sources = `apps/web/texts/${LANGUAGE}`
/** Where catalogues are compiled to; the kit has its own messages. */
const [ofSite, ofKit] = ['apps/web/app/texts', 'packages/kit/src/texts']

const files = new Map(
  readdirSync(path.join(root, sources)).map((file) => [
    `${file === 'kit.json' ? ofKit : ofSite}/${file.replace(/json$/, 'ts')}`,
    compile(messagesOf(`${sources}/${file}`), `${sources}/${file}`),
  ]),
)

/** The messages of a catalogue. Of two of one name JSON would keep the second without a word. */
function messagesOf(file: string): Record<string, string> {
  const text = read(path.join(root, file))
  const names = [...text.matchAll(/^\s*"(\w+)":/gm)].map(([, name]) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`${file} has two messages named ${twice}.`)
  return JSON.parse(text)
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}

/** The files that are there, below the root. */
function filesIn(folder: string): string[] {
  mkdirSync(path.join(root, folder), { recursive: true })
  return readdirSync(path.join(root, folder)).map((file) => `${folder}/${file}`)
}

const there = [ofSite, ofKit].flatMap(filesIn)
const stale = [
  ...there.filter((file) => !files.has(file)),
  ...[...files]
    .filter(([file, text]) => !there.includes(file) || read(path.join(root, file)) !== text)
    .map(([file]) => file),
]

if (process.argv.includes('--check')) {
  for (const file of stale) console.log(`${file} is not up to date: npm run texts`)
  process.exitCode = stale.length === 0 ? 0 : 1
} else {
  for (const file of there) if (!files.has(file)) rmSync(path.join(root, file))
  for (const file of stale) {
    const text = files.get(file)
    if (text !== undefined) writeFileSync(path.join(root, file), text)
  }
  console.log(`Written: ${files.size} files of ${ofSite} and ${ofKit}`)
}
