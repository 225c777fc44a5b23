import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import type { BenchRow } from './row.ts'

const HISTORIES = 10_000
const root = path.resolve(import.meta.dirname, '..')
const file = 'apps/web/app/scoring/book/devices.test.ts'
const vitest = 'node_modules/vitest/vitest.mjs'

const Report = z.object({
  numFailedTests: z.int(),
  numPassedTests: z.int(),
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ duration: z.number() })) })),
})

/** Ten thousand random histories of two devices that score one match, in the test that tries some in every run. */
export async function historiesBench(): Promise<BenchRow[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-histories-'))
  const report = path.join(folder, 'report.json')
  const options = ['--reporter=json', `--outputFile=${report}`, '--testTimeout=0']
  const child = spawn(process.execPath, [vitest, 'run', file, ...options], {
    cwd: root,
    env: { ...process.env, HISTORIES: String(HISTORIES) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await once(child, 'close')
  const told = Report.parse(JSON.parse(readFileSync(report, 'utf8')))
  rmSync(folder, { recursive: true })
  const { numFailedTests, numPassedTests, testResults } = told
  const times = testResults.flatMap((one) => one.assertionResults.map(({ duration }) => duration))
  const seconds = times.reduce((sum, time) => sum + time, 0) / 1000
  return [
    {
      name: 'histories',
      what: 'properties that random histories of two devices break: a ball lost, counted twice, or devices that differ',
      value: numFailedTests + numPassedTests === 0 ? null : numFailedTests,
      goal: 0,
      detail: `${HISTORIES} histories of kills, cuts, lost and late requests, and clocks that jump, in ${seconds.toFixed(0)} s`,
    },
  ]
}

if (import.meta.main) console.table(await historiesBench())
