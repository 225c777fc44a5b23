// `npm run client`: writes the calls of the contract for the browser, a file for each of its keys. With
// `--check` nothing is written, and a file that is not up to date fails.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contract } from '../packages/contract/src/contract.ts'
import { callsFile } from './client/calls-file.ts'

const folder = path.resolve(import.meta.dirname, '../apps/web/app/calls')
const files = new Map(
  Object.entries(contract).map(([key, calls]) => [fileOf(key), callsFile(key, calls)]),
)

function fileOf(key: string): string {
  return `${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
}

mkdirSync(folder, { recursive: true })
const there = readdirSync(folder)
const stale = [
  ...there.filter((file) => !files.has(file)),
  ...[...files]
    .filter(([file, text]) => !there.includes(file) || read(file) !== text)
    .map(([file]) => file),
]

function read(file: string): string {
  return readFileSync(path.join(folder, file), 'utf8')
}

if (process.argv.includes('--check')) {
  for (const file of stale)
    console.log(`apps/web/app/calls/${file} is not up to date: npm run client`)
  process.exitCode = stale.length === 0 ? 0 : 1
} else {
  for (const file of there) rmSync(path.join(folder, file))
  for (const [file, text] of files) writeFileSync(path.join(folder, file), text)
  console.log(`Written: ${files.size} files of apps/web/app/calls`)
}
