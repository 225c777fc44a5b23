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
const compiled = path.join(root, 'apps/web/app/texts')

const files = new Map(
  readdirSync(path.join(root, sources)).map((file) => [
    file.replace(/json$/, 'ts'),
    compile(JSON.parse(read(path.join(root, sources, file))), `${sources}/${file}`),
  ]),
)

function read(file: string): string {
  return readFileSync(file, 'utf8')
}

mkdirSync(compiled, { recursive: true })
const there = readdirSync(compiled)
const stale = [
  ...there.filter((file) => !files.has(file)),
  ...[...files]
    .filter(([file, text]) => !there.includes(file) || read(path.join(compiled, file)) !== text)
    .map(([file]) => file),
]

if (process.argv.includes('--check')) {
  for (const file of stale)
    console.log(`apps/web/app/texts/${file} is not up to date: npm run texts`)
  process.exitCode = stale.length === 0 ? 0 : 1
} else {
  for (const file of there) if (!files.has(file)) rmSync(path.join(compiled, file))
  for (const file of stale) {
    const text = files.get(file)
    if (text !== undefined) writeFileSync(path.join(compiled, file), text)
  }
  console.log(`Written: ${files.size} files of apps/web/app/texts`)
}
