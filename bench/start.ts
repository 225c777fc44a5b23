import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { linesOf, nextLine } from './processes.ts'
import type { BenchRow } from './row.ts'

const root = path.resolve(import.meta.dirname, '..')
const secondStartGoal = 5

function npmStart(clone: string): ChildProcess {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', npm_config_prefer_offline: 'true' }
  return spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'ignore'] })
}

/** Seconds from `npm start` to the end of the first page. */
async function timeStart(clone: string): Promise<number> {
  const began = performance.now()
  const child = npmStart(clone)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const lines = linesOf(child.stdout)
  for (;;) {
    const [, origin] = /Ready at (http:\/\/\S+)/.exec(await nextLine(lines)) ?? []
    if (origin === undefined) continue
    const page = await fetch(origin)
    await page.text()
    const seconds = (performance.now() - began) / 1000
    child.kill('SIGTERM')
    await ended
    if (!page.ok) throw new Error(`The first page answered ${page.status}.`)
    return seconds
  }
}

/** A new clone and one command, with npm's own cache, as a newcomer has it. */
export async function startBench(): Promise<BenchRow[]> {
  const clone = mkdtempSync(path.join(os.tmpdir(), 'bench-start-'))
  try {
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone])
    const first = await timeStart(clone)
    const second = await timeStart(clone)
    return [
      {
        name: 'start-first',
        what: 'npm start on a bare clone to the first page',
        value: first,
        unit: 's',
        detail: 'with a warm cache of npm: install, build, database, sample world',
      },
      {
        name: 'start-again',
        what: 'npm start once more to the first page',
        value: second,
        goal: secondStartGoal,
        unit: 's',
        detail: 'nothing has changed',
      },
    ]
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
}

if (import.meta.main) console.table(await startBench())
