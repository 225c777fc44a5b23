import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client, expensiveKinds, type Kind } from './expensive-kinds.ts'
import { linesOf, median, nextLine, startChild } from './processes.ts'
import type { BenchRow } from './row.ts'

const SECONDS = 6
/** How many requests the one who attacks keeps under way. */
const AT_ONCE = 6
const MS_BETWEEN = 50
const MOST_WAIT_MS = 1000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type Told = { readonly slowest: number; readonly answered: number; readonly refused: number }

/** Asks again and again until the end; answers how long the slowest took, a refusal as well. */
async function repeat(
  until: number,
  ask: (round: number) => Promise<number>,
  between = MS_BETWEEN,
): Promise<Told> {
  let told: Told = { slowest: 0, answered: 0, refused: 0 }
  let round = 0
  do {
    const began = performance.now()
    const status = await ask(round)
    const slowest = Math.max(told.slowest, performance.now() - began)
    // 422: what would take too long is refused as too intricate.
    const isRefused = [422, 429, 503].includes(status)
    // A wrong password is answered with 400; everything else means that the bench does not ask what it says.
    if (!isRefused && status > 400) throw new Error(`The bench was answered ${status}.`)
    told = isRefused
      ? { ...told, slowest, refused: told.refused + 1 }
      : { ...told, slowest, answered: told.answered + 1 }
    await pause(between)
    round += 1
  } while (performance.now() < until)
  return told
}

/** What a quiet visitor asks for: a page that is kept, one that is not, and a call. */
const visits = (client: Client, round: number): Promise<number> => {
  if (round % 3 === 0) return client.get('/terms')
  if (round % 3 === 1) return client.get(`/match-central/players?text=visitor${round}`)
  return client.post('/api/v1/matches/filter', { page: { size: 10 } })
}

async function during(kind: Kind | undefined, visitor: Client) {
  const until = performance.now() + SECONDS * 1000
  const attacks = Array.from({ length: kind ? AT_ONCE : 0 }, (_, one) =>
    repeat(until, (round) => kind?.attack(round * AT_ONCE + one) ?? Promise.resolve(0), 0),
  )
  const [visited, other, ...attacked] = await Promise.all([
    repeat(until, (round) => visits(visitor, round)),
    repeat(until, (round) => kind?.harmless(round) ?? Promise.resolve(0), 4 * MS_BETWEEN),
    ...attacks,
  ])
  return { visited, other, attacked }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

type Run = Awaited<ReturnType<typeof during>>

/** How long what the other member asks for takes while nobody asks for anything else, in milliseconds. */
async function aloneFor({ harmless }: Kind): Promise<number> {
  const waits: number[] = []
  for (let round = 0; round < 3; round += 1) {
    waits.push((await repeat(0, () => harmless(round), 4 * MS_BETWEEN)).slowest)
  }
  return median(waits)
}

function rowsOf(name: string, alone: number, { visited, other, attacked }: Run): BenchRow[] {
  const done = sum(attacked.map(({ answered }) => answered))
  const refused = sum(attacked.map((one) => one.refused))
  const detail = `while ${done} of the worst were done and ${refused} refused`
  return [
    {
      name: `expensive-${name}`,
      what: 'the slowest answer to a quiet visitor',
      value: visited.slowest,
      goal: MOST_WAIT_MS,
      unit: 'ms',
      detail: `${detail}; ${visited.refused} of the visitor's refused`,
    },
    {
      name: `expensive-${name}-other`,
      what: 'how long another member is kept waiting for something small of the kind, at most',
      value: Math.max(0, other.slowest - alone),
      goal: MOST_WAIT_MS,
      unit: 'ms',
      detail: `${other.answered} answered, ${other.refused} refused; the slowest after ${other.slowest.toFixed(0)} ms, alone after ${alone.toFixed(0)} ms`,
    },
  ]
}

/** The worst known input of each kind of expensive work, sent by one member beside a quiet visitor. */
export async function expensiveBench(): Promise<BenchRow[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-expensive-'))
  const program = path.join(import.meta.dirname, 'world-server.ts')
  const server = startChild(process.execPath, program, folder)
  try {
    const world = JSON.parse(await nextLine(linesOf(server.stdout)))
    const visitor = new Client(world.origin, '10.9.0.1')
    for (let round = 0; round < 30; round += 1) await visits(visitor, round)
    const { visited } = await during(undefined, visitor)
    const quiet: BenchRow = {
      name: 'expensive-quiet',
      what: 'the slowest answer to the visitor alone',
      value: visited.slowest,
      unit: 'ms',
      detail: `of ${visited.answered}`,
    }
    const rows = [quiet]
    for (const [name, kind] of Object.entries(await expensiveKinds(world))) {
      // Its threads and what they load are there before the first of the kind is measured.
      await Promise.all([kind.attack(0), kind.harmless(0)])
      const alone = await aloneFor(kind)
      const run = await during(kind, visitor).catch((cause: unknown) => {
        throw new Error(`The bench of ${name} failed.`, { cause })
      })
      rows.push(...rowsOf(name, alone, run))
    }
    return rows
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
