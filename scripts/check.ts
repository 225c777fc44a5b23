// `npm run check`: everything that needs no database, cheapest first. All checks run, so that one run shows
// every problem.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const workspaces = [
  'packages/cricket',
  'packages/contract',
  'packages/kit',
  'apps/server',
  'apps/web',
]

type Check = {
  readonly name: string
  /** A program of node_modules/.bin, or one of our scripts for `node`, with its arguments. */
  readonly command: readonly string[]
  readonly cwd?: string
}

const checks: readonly Check[] = [
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
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  ...[...workspaces, '.'].map((workspace) => ({
    name: `types of ${workspace === '.' ? 'tests and scripts' : workspace}`,
    command: ['tsc', '-p', workspace],
  })),
  { name: 'nothing unused', command: ['knip'] },
  { name: 'weight of the pages', command: ['node', 'scripts/budget.ts'] },
]

/** Runs one check and prints the outcome; answers whether it passed. */
function run({ name, command: [program = '', ...args], cwd = '.' }: Check): boolean {
  const began = performance.now()
  const { status, stdout, stderr, error } = spawnSync(
    path.join(root, 'node_modules', '.bin', program),
    args,
    { cwd: path.join(root, cwd), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const passed = status === 0
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (!passed) console.log(`${stdout}${stderr}${error ? error.message : ''}`.trimEnd())
  return passed
}

const named = process.argv.slice(2)
const unknown = named.filter((wanted) => !checks.some(({ name }) => name === wanted))
const asked = checks.filter(({ name }) => named.length === 0 || named.includes(name))
for (const name of unknown) console.log(`✗ ${name}: there is no such check`)
const failed = [...unknown, ...asked.filter((check) => !run(check)).map(({ name }) => name)]
console.log(failed.length === 0 ? 'All is well.' : `To mend: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
