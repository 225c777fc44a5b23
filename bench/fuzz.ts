import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { harmOf, hostileName } from '../apps/server/src/app/hostile/hostile-names.testing.ts'
import {
  exchange,
  isFair,
  malformedRequest,
} from '../apps/server/src/app/hostile/malformed-requests.testing.ts'
import { foreignTags, hostileMarkdown } from '../apps/server/src/cms/hostile-markdown.testing.ts'
import { renderMarkdown } from '../apps/server/src/cms/markdown.ts'
import { brokenPicture, drawBroken } from '../apps/server/src/security/pictures.testing.ts'
import { linesOf, nextLine, residentBytes, startChild } from './processes.ts'
import type { BenchRow } from './row.ts'

const REQUESTS = 100_000
const OTHERS = 10_000
/** Many, because a request that ends too early is waited for until its time is up. */
const AT_ONCE = 400
const BATCH = 2000
/** Longer than the server waits for a request. */
const PATIENCE_MS = 45_000
/** What takes longer than this keeps others waiting, which is harm as well. */
const MOST_WAIT_MS = 1000
const MEGABYTE = 1_048_576

type Tally = { sent: number; unfair: number; stuck: number; slowest: number }

/** Sends requests, some at once, and visits the server now and then. */
async function sendAll(origin: string, most: number): Promise<Tally> {
  const port = Number(new URL(origin).port)
  const tally: Tally = { sent: 0, unfair: 0, stuck: 0, slowest: 0 }
  const sendSome = async (requests: Iterator<Buffer>): Promise<void> => {
    for (let next = requests.next(); next.done !== true; next = requests.next()) {
      const { statuses, isStuck } = await exchange(port, next.value, PATIENCE_MS)
      tally.sent += 1
      if (isStuck) tally.stuck += 1
      if (!statuses.every(isFair)) tally.unfair += 1
    }
  }
  while (tally.sent < most) {
    const requests = fc.sample(malformedRequest, { numRuns: BATCH, seed: tally.sent })
    const left = requests.values()
    const began = performance.now()
    const visit = fetch(`${origin}/api/v1/site`).then((response) => response.text())
    const noted = visit.then(() => {
      tally.slowest = Math.max(tally.slowest, performance.now() - began)
    })
    await Promise.all([noted, ...Array.from({ length: AT_ONCE }, () => sendSome(left))])
  }
  return tally
}

async function httpRows(most: number): Promise<BenchRow[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-fuzz-'))
  const program = path.join(import.meta.dirname, 'world-server.ts')
  const server = startChild(process.execPath, program, folder)
  try {
    const { origin } = JSON.parse(await nextLine(linesOf(server.stdout)))
    const before = residentBytes(server.pid ?? 0)
    const { sent, unfair, stuck, slowest } = await sendAll(origin, most)
    const grown = (residentBytes(server.pid ?? 0) - before) / MEGABYTE
    const detail = `of ${sent} malformed requests; the process grew by ${grown.toFixed(0)} MB`
    return [
      {
        name: 'fuzz-http',
        what: 'requests at which the server was at fault',
        value: unfair,
        goal: 0,
        detail,
      },
      {
        name: 'fuzz-http-stuck',
        what: 'connections that stayed open',
        value: stuck,
        goal: 0,
        detail,
      },
      {
        name: 'fuzz-http-visitor',
        what: 'the slowest answer to a visitor meanwhile',
        value: slowest,
        goal: MOST_WAIT_MS,
        unit: 'ms',
        detail,
      },
    ]
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

type Fuzzed<T> = {
  readonly name: string
  readonly most: number
  readonly inputs: fc.Arbitrary<T>
  /** Whether the input did harm. */
  readonly isHarmed: (input: T) => Promise<boolean> | boolean
}

async function fuzz<T>({ name, inputs, isHarmed, most }: Fuzzed<T>): Promise<BenchRow> {
  let [harmed, slowest] = [0, 0]
  for (const input of fc.sample(inputs, { numRuns: most, seed: 1 })) {
    const began = performance.now()
    const isHarm = await isHarmed(input)
    const took = performance.now() - began
    if (isHarm || took > MOST_WAIT_MS) harmed += 1
    slowest = Math.max(slowest, took)
  }
  const detail = `of ${most}; the slowest took ${slowest.toFixed(0)} ms`
  return {
    name: `fuzz-${name}`,
    what: 'inputs that did harm or took over a second',
    value: harmed,
    goal: 0,
    detail,
  }
}

/** Random malformed requests, texts, names and pictures. */
export async function fuzzBench(requests = REQUESTS, most = OTHERS): Promise<BenchRow[]> {
  return [
    ...(await httpRows(requests)),
    await fuzz({
      name: 'markdown',
      most,
      inputs: hostileMarkdown,
      isHarmed: (source) => {
        const end = renderMarkdown(source)
        return 'html' in end && foreignTags(end.html).length > 0
      },
    }),
    await fuzz({
      name: 'names',
      most,
      inputs: hostileName,
      isHarmed: (name) => harmOf(name) !== undefined,
    }),
    await fuzz({
      name: 'pictures',
      most,
      inputs: brokenPicture,
      isHarmed: async (file) => ((await drawBroken(file)) ?? [64]).some((side) => side !== 64),
    }),
  ]
}

if (import.meta.main) {
  const [requests = REQUESTS, most = OTHERS] = process.argv.slice(2).map(Number)
  console.table(await fuzzBench(requests, most))
}
