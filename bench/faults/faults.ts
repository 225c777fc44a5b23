import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Random, randomFrom } from '../../apps/server/src/sample/random.ts'
import { type Programs, withoutCompiler, withPrograms } from '../c-programs.ts'
import { linesOf, nextLine, startChild, stopChild } from '../processes.ts'
import type { BenchRow } from '../row.ts'
import { memoryRow, type Sample } from './memory.ts'
import { pause, Product } from './product.ts'
import { BREAKS, Scorer } from './scorer.ts'

const SCORERS = 4
const FLOOD_SECONDS = 10
const STORM_READERS = 500
const STORM_PATIENCE_MS = 60_000
const FROZEN_MS = 3_000
/** Between two faults, in seconds: at least, and how much more at random. */
const CALM = { least: 10, more: 20 } as const
/** After a fault, before memory is looked at. */
const SETTLE_MS = 8_000
const CLOSING_MS = 40_000
const TELL_MINUTES = 10
const SEED = 20_261_124

/** How often each kind is chosen. */
const kinds = [
  ['flood', 8],
  ['storm', 8],
  ['frozen', 2],
  ['database', 2],
  ['server', 1],
] as const
type Kind = (typeof kinds)[number][0]

/** In the second half the server lives on, long enough to see its memory grow. */
const withoutServer = kinds.filter(([kind]) => kind !== 'server')

type Course = {
  readonly product: Product
  readonly programs: Programs
  readonly scorers: readonly Scorer[]
  readonly random: Random
}

const matchOf = ({ scorers, random }: Course) => scorers[random.below(scorers.length)]?.matchId

/** As many calls as one address can send. */
async function flood({ product, programs, random }: Course, matchId: string): Promise<void> {
  const words = [`/api/v1/matches/${matchId}`, '0', String(FLOOD_SECONDS)]
  const from = `10.0.0.${random.below(250) + 1}`
  const child = startChild(programs.flood, product.port, ...words, from, 'GET')
  await nextLine(linesOf(child.stdout))
  await stopChild(child)
}

/** Readers of a match who all drop and come back at once. */
async function storm({ product, programs }: Course, matchId: string): Promise<void> {
  const crowd = startChild(programs.storm, product.port, `/live/${matchId}`, String(STORM_READERS))
  const done = nextLine(linesOf(crowd.stdout)).catch(() => undefined)
  await Promise.race([done, pause(STORM_PATIENCE_MS)])
  await stopChild(crowd)
}

async function inflict(course: Course, kind: Kind): Promise<void> {
  const { product } = course
  const matchId = matchOf(course)
  if (kind === 'server') return product.killServer()
  if (kind === 'database') return product.killDatabase()
  if (kind === 'frozen') return product.freeze(FROZEN_MS)
  if (matchId === undefined) return
  return kind === 'flood' ? flood(course, matchId) : storm(course, matchId)
}

/** A long run says how it goes, so that not all is lost when somebody ends it. */
function tell({ scorers }: Course, { life, hours, bytes }: Sample): void {
  const acknowledged = scorers.reduce((sum, scorer) => sum + scorer.acknowledged, 0)
  const held = `life ${life} of the server, ${(bytes / 1_048_576).toFixed(0)} MB`
  console.error(`${(hours * 60).toFixed(0)} min: ${acknowledged} facts acknowledged; ${held}`)
}

async function rage(course: Course, minutes: number) {
  const { product, random } = course
  let told = 0
  const began = performance.now()
  const passed = () => (performance.now() - began) / 60_000
  const counts = new Map<Kind, number>()
  const samples: Sample[] = []
  while (passed() < minutes) {
    await pause((CALM.least + random.next() * CALM.more) * 1000)
    const kind = random.weigh(passed() < minutes / 2 ? kinds : withoutServer)
    await inflict(course, kind)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    await pause(SETTLE_MS)
    const bytes = await product.heldBytes()
    const sample = { life: product.lives, hours: passed() / 60, bytes }
    samples.push(sample)
    if (passed() < told + TELL_MINUTES) continue
    told = passed()
    tell(course, sample)
  }
  return { counts, samples }
}

/** Connections to a port of this machine that nobody has closed. */
function connectionsTo(port: string): number {
  const hex = Number(port).toString(16).toUpperCase().padStart(4, '0')
  const ESTABLISHED = '01'
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(`:${hex}`) === true && state === ESTABLISHED)
    .length
}

/** Connections that stay though their clients have left, and transactions left open. */
async function stuckIn(product: Product): Promise<number> {
  const until = performance.now() + CLOSING_MS
  const stuck = () => connectionsTo(product.port) + product.idleTransactions
  while (stuck() > 0 && performance.now() < until) await pause(1000)
  return stuck()
}

async function endure(programs: Programs, minutes: number) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-faults-'))
  const product = new Product(folder)
  try {
    await product.start()
    const scorers = Array.from({ length: SCORERS }, (_, at) => new Scorer(product, at + 1))
    let isOver = false
    const playing = Promise.all(scorers.map((scorer) => scorer.play(() => isOver)))
    const course = { product, programs, scorers, random: randomFrom(SEED) }
    const raged = await Promise.race([rage(course, minutes), playing.then(() => undefined)])
    isOver = true
    await playing
    if (raged === undefined) throw new Error('The scorers stopped too early.')
    const sums = { acknowledged: 0, lost: 0, unheard: 0, breaks: 0 }
    for (const scorer of scorers) {
      sums.acknowledged += scorer.acknowledged
      sums.unheard += scorer.unheard
      sums.breaks += scorer.breaks
      sums.lost += await scorer.lost()
    }
    product.leave()
    return { ...raged, ...sums, stuck: await stuckIn(product) }
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Endured = Awaited<ReturnType<typeof endure>>

function rowsFrom({
  counts,
  samples,
  acknowledged,
  lost,
  unheard,
  breaks,
  stuck,
}: Endured): BenchRow[] {
  const faults = kinds.map(([kind]) => `${kind} ${counts.get(kind) ?? 0}`).join(', ')
  return [
    {
      name: 'faults-lost',
      what: 'acknowledged facts that the logs do not have, as they were sent',
      value: lost,
      goal: 0,
      detail: `of ${acknowledged}, by ${SCORERS} scorers; ${faults}`,
    },
    {
      name: 'faults-streams',
      what: 'entries that a follower missed, heard twice or out of order, or never got',
      value: unheard,
      goal: 0,
      detail: `five followers a match, ${BREAKS * 100} % of them cut off after each ball (${breaks} times), who come back from where they were`,
    },
    {
      name: 'faults-stuck',
      what: 'connections and transactions that stay after everybody has left',
      value: stuck,
      goal: 0,
      detail: `looked at for up to ${CLOSING_MS / 1000} s`,
    },
    memoryRow(samples),
  ]
}

/** Scorers and followers of a server that is flooded, frozen and killed with its database, at random. */
export async function faultsBench(minutes = 10): Promise<BenchRow[]> {
  const endured = await withPrograms((programs) => endure(programs, minutes))
  if (endured === undefined) return [withoutCompiler('faults', 'floods, kills and reconnects')]
  return rowsFrom(endured)
}

if (import.meta.main) console.table(await faultsBench(Number(process.argv[2] ?? 10)))
