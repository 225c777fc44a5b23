import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { BenchRow } from './row.ts'

/** The paths of the compiled C programs. */
export type Programs = {
  readonly broadcaster: string
  readonly listeners: string
  readonly storm: string
  readonly flood: string
}

function compile(folder: string, name: string): string | undefined {
  const program = path.join(folder, name)
  const source = path.join(import.meta.dirname, `${name}.c`)
  return spawnSync('gcc', ['-O2', '-o', program, source]).status === 0 ? program : undefined
}

/** Compiles the programs for `use` and removes them afterwards; undefined without a compiler. */
export async function withPrograms<T>(
  use: (programs: Programs) => Promise<T>,
): Promise<T | undefined> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-live-'))
  try {
    const [broadcaster, listeners, storm, flood] = [
      'broadcaster',
      'listeners',
      'storm',
      'flood',
    ].map((name) => compile(folder, name))
    return broadcaster && listeners && storm && flood
      ? await use({ broadcaster, listeners, storm, flood })
      : undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const withoutCompiler = (name: string, what: string): BenchRow => ({
  name,
  what,
  value: null,
  detail: 'skipped: there is no gcc here',
})
