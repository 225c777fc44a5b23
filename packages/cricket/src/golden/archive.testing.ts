import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'
import { readCricsheet } from '../cricsheet/read.ts'
import type { CricsheetMatch } from '../cricsheet/cricsheet-match.ts'

const data = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url))
const present = existsSync(join(data, 'cricsheet'))
if (!present)
  process.stderr.write('Real matches are not here (../shared/data): their tests are skipped.\n')

/** A test with real matches, skipped when the archive is absent. */
export const testWithMatches = test.skipIf(!present)

export function readData(path: string): unknown {
  return JSON.parse(readFileSync(join(data, path), 'utf8'))
}

export type ArchiveFile = { readonly id: string; readonly path: string }

export function archiveFiles(): ArchiveFile[] {
  return globSync('cricsheet/{matches,seasons}/*/*.json', { cwd: data })
    .toSorted()
    .map((path) => ({ id: basename(path, '.json'), path }))
}

export function pathOf(id: string): string {
  const file = archiveFiles().find((one) => one.id === id)
  if (file === undefined) throw new Error(`No match ${id}.`)
  return file.path
}

export function matchAt(path: string): CricsheetMatch {
  const match = readCricsheet(readData(path))
  if (!match.ok) throw new Error(`${path}: ${match.message}`)
  return match.value
}
