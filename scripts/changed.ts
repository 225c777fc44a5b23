import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import path from 'node:path'

const account = [
  'account-dialogs',
  'accounts',
  'hostile-address',
  'own-account',
  'passkeys',
  'second-factor',
  'sign-in-elsewhere',
  'specification',
  'specification-session',
  'wrong-clock',
]
const matches = [
  'captain-signs',
  'day-by-day',
  'early-clicks',
  'first-visit',
  'long-names',
  'match',
  'match-amendments',
  'match-away',
  'match-central',
  'match-figures',
  'rare-formats',
  'scored-figures',
  'share',
  'stoppage',
  'verify-log',
]
const money = ['booking', 'buying', 'payment', 'shop', 'shop-console']
const pad = [
  'correcting',
  'describing',
  'facts-corrected',
  'hand-over',
  'out-without-ball',
  'overs-lost',
  'own-format',
  'pad-settings',
  'pad-update',
  'par-scores',
  'phone-dies',
  'refused-entry',
  'replacements',
  'result-only',
  'run-out',
  'schedule-match',
  'scorer-logged-out',
  'scorers',
  'scoring',
  'screen-reader',
  'second-scorer',
  'small-phone',
  'typed-card',
  'unlisted',
]
const academies = [
  'academy-attendance',
  'academy-enrolment',
  'academy-programmes',
  'academy-report-card',
]
const clubs = [
  'club-badge',
  'club-calendar',
  'club-family',
  'club-fees',
  'club-guests',
  'club-join',
  'club-messages',
  'club-page',
  'club-selection',
  'club-team-sheet',
  'club-teams',
  'clubs',
  'selection-warnings',
]
const cups = [
  'appointments',
  'club-team-sheet',
  'discipline',
  'today',
  'tournament-changes',
  'tournament-console',
  'tournament-cup',
  'tournament-entry-fee',
  'tournament-meanwhile',
  'tournament-squads',
  'tournament-straight',
  'tournament-swiss',
]
const notices = ['following', 'notice-emails', 'notification-settings', 'notifications', 'push']

/** The journeys through a slice, which has the same name on the server, on the site and in the contract. */
const journeysOf: Readonly<Record<string, readonly string[]>> = {
  academies,
  accounts: account,
  appointments: ['appointments', 'tournament-cup'],
  associations: ['association', 'affiliation-fees'],
  bookings: ['booking', 'ground-console'],
  calendars: ['club-calendar', 'match-central'],
  central: matches,
  clubs,
  cms: ['club-page', 'editor', 'operator', 'pages', 'reading'],
  contact: ['contact'],
  discipline: ['discipline'],
  documents: ['documents'],
  embeds: ['share'],
  fees: ['academy-enrolment', 'affiliation-fees', 'club-fees'],
  following: notices,
  grounds: ['booking', 'first-visit', 'ground-console', 'match-central'],
  marketing: ['contact', 'first-visit', 'pages', 'shop'],
  matches: [...matches, ...pad, 'match-away', 'printing', 'push'],
  messages: [...account, 'contact', 'operator'],
  notifications: notices,
  operator: ['duplicates', 'operator', 'shop-console'],
  orders: [...money, 'club-fees', 'tournament-entry-fee'],
  organisations: [
    'association',
    'clubs',
    'club-join',
    'club-page',
    'documents',
    'organisations',
    'run-a-club',
  ],
  packages: money,
  people: ['duplicates', 'long-names', 'match-central', 'match-figures', 'scored-figures'],
  providers: account,
  reviews: ['booking', 'ground-console'],
  scoring: [...pad, 'bowling-workloads', 'match-away', 'match-amendments', 'stoppage'],
  sessions: account,
  tasks: ['appointments', 'club-family', 'documents', 'organisations', 'tournament-cup'],
  teams: ['club-badge', 'club-teams', 'long-names', 'match-central', 'scored-figures'],
  tournaments: [...cups, ...matches],
  workloads: ['bowling-workloads', 'club-selection', 'selection-warnings'],
}

/** Those through all of the site, which any change of the product may reach. */
const throughout = [
  'api-docs',
  'empty-site',
  'nothing-in-the-way',
  'open-to-all',
  'printing',
  'shell',
  'ways-to-manage',
]

const PRODUCT = /^(apps|packages)\/.*(?<!\.(test|testing))\.(tsx?|css|sql)$|^db\/migrations\//
const SLICE = /^(?:apps\/(?:server\/src|web\/app)|packages\/contract\/src)\/([^/]+)\//

const claimed = new Set([...Object.values(journeysOf).flat(), ...throughout])

/** The slices and journeys that the lists above do not know. */
export const unlisted = (slices: readonly string[], journeys: readonly string[]): string[] => [
  ...slices.filter((slice) => journeysOf[slice] === undefined),
  ...journeys.map((file) => path.basename(file, '.test.ts')).filter((name) => !claimed.has(name)),
]

/**
 * The journeys that a change can reach: those through the slices that changed, and those through all of the
 * site; all of them when something of the product changed that belongs to no slice above.
 */
export function journeysFor(changed: readonly string[], journeys: readonly string[]): string[] {
  const slices = changed
    .filter((file) => PRODUCT.test(file))
    .map((file) => SLICE.exec(file)?.[1] ?? '')
  if (slices.length === 0) return []
  const reached = slices.map((slice) => journeysOf[slice])
  if (reached.includes(undefined)) return [...journeys]
  const wanted = new Set([...reached.flatMap((names) => names ?? []), ...throughout])
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
