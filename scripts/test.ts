// `npm test`: starts one PostgreSQL, one build of the site and one browser for the whole run, then vitest.
// Where there is a Firefox the main journeys are made in it as well.
// Arguments after `--` go to vitest. Afterwards what ran is held against docs/specification-map.md, which
// counts as a test. The last line is the tally.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startTestCluster } from '../apps/server/src/db/cluster.testing.ts'
import { buildSite } from '../apps/server/src/app/start/build-site.ts'
import { messageOf } from '../apps/server/src/cannot-start.ts'
import { browserProgram } from '../e2e/browser-program.ts'
import { hasFirefox, journeysInFirefox } from '../e2e/firefox-journeys.ts'
import { testsSince } from './changed.ts'
import { readMap, unproved } from './specification-map.ts'
import { readResults, readTally, type Tally, tallyLine } from './tally.ts'

const root = path.resolve(import.meta.dirname, '..')

const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')

/** `--changed` and `--changed=COMMIT` stand for the test files that the change can reach. */
function wordsForVitest(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const [option, since = 'HEAD'] = word.split('=')
    return option === '--changed' ? testsSince(root, since, vitest) : [word]
  })
}

type Setting = { readonly clusterUrl: string; readonly folder: string }
type Browser = 'chromium' | 'firefox'

/** Whatever the tests put aside goes into the folder: a browser that is killed cleans nothing up. */
async function runVitest(
  { clusterUrl, folder }: Setting,
  words: readonly string[],
  browser: Browser,
): Promise<{ code: number; told: string }> {
  const report = path.join(folder, `${browser}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const child = spawn(process.execPath, [vitest, 'run', ...reporters, ...words], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      TEST_CLUSTER_URL: clusterUrl,
      TMPDIR: folder,
      E2E_BROWSER: browser,
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  await once(child, 'close')
  return { code: child.exitCode ?? 1, told: readFileSync(report, 'utf8') }
}

/** Whether vitest was given nothing that chooses among the tests. */
const isWhole = process.argv.length === 2
const choosesByName = process.argv.some((word) => /^(-t|--testNamePattern)/.test(word))

/** Counts the map as one more test: that everything it names ran and passed. */
function withMap(tally: Tally, told: string): Tally {
  if (choosesByName) return tally
  const map = readMap(readFileSync(path.join(root, 'docs', 'specification-map.md'), 'utf8'))
  const complaints = unproved(map, readResults(told, root), isWhole)
  for (const complaint of complaints) console.error(complaint)
  return complaints.length === 0
    ? { ...tally, passed: tally.passed + 1 }
    : { ...tally, failed: tally.failed + 1 }
}

/** Some journeys once more, in Firefox; each file counts as skipped where there is none. */
async function withFirefox(tally: Tally, setting: Setting): Promise<Tally> {
  if (!isWhole) return tally
  if (!hasFirefox) {
    console.log('Firefox is not installed: all journeys were made in Chromium alone.')
    return { ...tally, skipped: tally.skipped + journeysInFirefox.length }
  }
  const { code, told } = await runVitest(setting, journeysInFirefox, 'firefox')
  const more = readTally(told, code)
  return {
    passed: tally.passed + more.passed,
    failed: tally.failed + more.failed,
    skipped: tally.skipped + more.skipped,
  }
}

async function runAll(folder: string): Promise<number> {
  const given = process.argv.slice(2)
  const words = wordsForVitest(given)
  if (given.length > 0 && words.length === 0) {
    console.log('No test can be reached by what changed.')
    console.log(tallyLine({ passed: 0, failed: 0, skipped: 0 }))
    return 0
  }
  const starting = startTestCluster()
  const preparing = [buildSite((sentence) => console.log(sentence)), browserProgram()]
  // Whatever of the others fails, a cluster that runs is stopped: it would keep this process alive.
  await Promise.allSettled([starting, ...preparing])
  const cluster = await starting
  try {
    await Promise.all(preparing)
    const setting = { clusterUrl: cluster.url, folder }
    const browser = process.env['E2E_BROWSER'] === 'firefox' ? 'firefox' : 'chromium'
    const { code, told } = await runVitest(setting, words, browser)
    const tally = await withFirefox(withMap(readTally(told, code), told), setting)
    console.log(tallyLine(tally))
    return tally.failed === 0 ? code : 1
  } finally {
    await cluster.stop()
  }
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'pavilion-tests-'))
try {
  process.exitCode = await runAll(folder)
} catch (error) {
  console.error(`The tests could not be run: ${messageOf(error)}`)
  console.log(tallyLine({ passed: 0, failed: 1, skipped: 0 }))
  process.exitCode = 1
} finally {
  // Servers of the workers may still be ending.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}
