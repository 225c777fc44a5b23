// `npm run check`: everything that needs no database, as many checks at once as there are cores. All run, so that one
// run shows every problem.
import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const root = path.resolve(import.meta.dirname, '..')
const workspaces = [
  'apps/server',
  'apps/web',
  'packages/contract',
  'packages/kit',
  'packages/cricket',
]

type Check = {
  readonly name: string
  /** A program of node_modules/.bin, or one of our scripts for `node`, with its arguments. */
  readonly command: readonly string[]
  readonly cwd?: string
}

/** What is quick, and what the others need to have been written. */
const first: readonly Check[] = [
  { name: 'links of the documents', command: ['node', 'scripts/check-links.ts'] },
  { name: 'completeness of the lock file', command: ['node', 'scripts/check-lock.ts'] },
  { name: 'calls of the contract', command: ['node', 'scripts/client.ts', '--check'] },
  { name: 'compiled texts', command: ['node', 'scripts/texts.ts', '--check'] },
  { name: 'texts in catalogues', command: ['node', 'scripts/literals.ts'] },
  { name: 'spelling and voice', command: ['node', 'scripts/spelling.ts'] },
  { name: 'names of classes', command: ['node', 'scripts/class-names.ts'] },
  { name: 'walls', command: ['node', 'scripts/walls.ts'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'types of the routes', command: ['react-router', 'typegen'], cwd: 'apps/web' },
]

const typesOf = (workspace: string): Check => ({
  name: `types of ${workspace === '.' ? 'tests and scripts' : workspace}`,
  command: ['tsc', '-p', workspace],
})

/** The longest first, so that no core waits for the last of them. */
const then: readonly Check[] = [
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  typesOf('.'),
  { name: 'weight of the pages', command: ['node', 'scripts/budget.ts'] },
  ...workspaces.map(typesOf),
  { name: 'nothing unused', command: ['knip'] },
]

const execute = promisify(execFile)

/** Runs one check and prints the outcome; answers whether it passed. */
async function run({ name, command: [program = '', ...args], cwd = '.' }: Check): Promise<boolean> {
  const began = performance.now()
  const complaint = await execute(path.join(root, 'node_modules', '.bin', program), args, {
    cwd: path.join(root, cwd),
    maxBuffer: 64 * 1024 * 1024,
  }).then(
    () => null,
    ({ stdout = '', stderr = '', message }) => `${stdout}${stderr}`.trimEnd() || String(message),
  )
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${complaint === null ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (complaint !== null) console.log(complaint)
  return complaint === null
}

/** Runs as many at once as there are cores; answers the names of those that failed. */
async function runAll(checks: readonly Check[]): Promise<string[]> {
  const waiting = checks.values()
  const failed: string[] = []
  const work = async () => {
    for (const check of waiting) if (!(await run(check))) failed.push(check.name)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return failed
}

const named = process.argv.slice(2)
const isAsked = ({ name }: Check) => named.length === 0 || named.includes(name)
const unknown = named.filter((wanted) => ![...first, ...then].some(({ name }) => name === wanted))
for (const name of unknown) console.log(`✗ ${name}: there is no such check`)
const failed = [...unknown]
for (const checks of [first, then]) failed.push(...(await runAll(checks.filter(isAsked))))
console.log(failed.length === 0 ? 'All is well.' : `To mend: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
