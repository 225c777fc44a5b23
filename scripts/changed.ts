import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import path from 'node:path'

const account = [
  'account-dialogs',
  'accounts',
  'hostile-address',
  'own-account',
  'sign-in-elsewhere',
  'specification',
  'specification-session',
  'wrong-clock',
]
const matches = ['first-visit', 'long-names', 'match', 'match-central', 'stoppage']
const money = ['booking', 'buying', 'payment', 'shop']

/** The journeys through a slice, which has the same name on the server, on the site and in the contract. */
const journeysOf: Readonly<Record<string, readonly string[]>> = {
  accounts: account,
  bookings: ['booking', 'ground-desk'],
  central: matches,
  cms: ['editor', 'operator', 'pages', 'reading'],
  contact: ['contact'],
  grounds: ['booking', 'first-visit', 'ground-desk', 'match-central'],
  matches,
  messages: [...account, 'contact', 'operator'],
  operator: ['operator'],
  orders: money,
  organisations: ['organisations'],
  packages: money,
  people: ['match-central', 'long-names'],
  providers: account,
  sessions: account,
  teams: ['match-central', 'long-names'],
  tournaments: matches,
}

const PRODUCT = /^(apps|packages)\/.*(?<!\.(test|testing))\.(tsx?|css|sql)$|^db\/migrations\//
const SLICE = /^(?:apps\/(?:server\/src|web\/app)|packages\/contract\/src)\/([^/]+)\//

/**
 * The journeys that a change can reach: those through the slices that changed, and those that no slice
 * claims; all of them when something of the product changed that belongs to no slice above.
 */
export function journeysFor(changed: readonly string[], journeys: readonly string[]): string[] {
  const slices = changed
    .filter((file) => PRODUCT.test(file))
    .map((file) => SLICE.exec(file)?.[1] ?? '')
  if (slices.length === 0) return []
  const reached = slices.map((slice) => journeysOf[slice])
  if (reached.includes(undefined)) return [...journeys]
  const claimed = new Set(Object.values(journeysOf).flat())
  const wanted = new Set(reached.flatMap((names) => names ?? []))
  return journeys.filter((file) => {
    const name = path.basename(file, '.test.ts')
    return wanted.has(name) || !claimed.has(name)
  })
}

const linesOf = (root: string, program: string, args: readonly string[]) =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Files that differ from a commit, and new ones. */
const filesSince = (root: string, since: string) => [
  ...linesOf(root, 'git', ['diff', '--name-only', since]),
  ...linesOf(root, 'git', ['ls-files', '--others', '--exclude-standard']),
]

/** The test files that a change since a commit can reach: by their imports, and the journeys by slice. */
export function testsSince(root: string, since: string, vitest: string): string[] {
  const args = [vitest, 'list', '--filesOnly', `--changed=${since}`]
  const imported = linesOf(root, process.execPath, args).filter((line) => /\.tsx?$/.test(line))
  const journeys = globSync('e2e/*.test.ts', { cwd: root })
  const reached = journeysFor(filesSince(root, since), journeys)
  return [...new Set([...imported, ...reached])]
}
