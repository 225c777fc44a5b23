import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fetchRaw } from './fetch-raw.ts'
import { linesOf, median, nextLine, processorTime, startChild } from './processes.ts'
import { startProduct } from './product.ts'
import { type Rival, startNginx, startNode } from './rivals.ts'
import type { BenchRow } from './row.ts'

const rounds = 3
const seconds = 3
const connections = 32
const browserEncodings = 'gzip, br'
const askers = path.join(import.meta.dirname, 'askers.ts')

type Target = { readonly url: string; readonly pid: number }
/** Requests answered per second of the server's processor time, and per second. */
type Speed = { readonly perProcessorSecond: number; readonly perSecond: number }

async function fire({ url, pid }: Target): Promise<Speed> {
  const before = processorTime(pid)
  const words = [url, String(connections), String(seconds), browserEncodings]
  const child = startChild(process.execPath, askers, ...words)
  const answered = Number(await nextLine(linesOf(child.stdout)))
  const spent = (processorTime(pid) - before) / 1e9
  return { perProcessorSecond: answered / spent, perSecond: answered / seconds }
}

type Subject = {
  readonly name: string
  readonly what: string
  readonly goal: number
  readonly path: string
  /** Starts what it is compared with; undefined where that is not installed. */
  readonly against: (served: { file: string; type: string }) => Promise<Rival | undefined>
}

async function compare(
  product: { origin: string; pid: number },
  subject: Subject,
  folder: string,
): Promise<BenchRow> {
  const url = product.origin + subject.path
  const { bytes, type } = await fetchRaw(url, browserEncodings)
  const file = path.join(folder, subject.name)
  writeFileSync(file, bytes)
  const { name, what, goal } = subject
  const rival = await subject.against({ file, type })
  if (rival === undefined) {
    return {
      name,
      what,
      value: null,
      goal,
      better: 'higher',
      detail: 'skipped: it is not installed',
    }
  }
  const limit: Speed[] = []
  const ours: Speed[] = []
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    limit.push(await fire(rival))
    ours.push(await fire({ url, pid: product.pid }))
  }
  await rival.stop()
  const of = (speeds: readonly Speed[], figure: keyof Speed) =>
    median(speeds.map((speed) => speed[figure]))
  limit.shift()
  ours.shift()
  const micros = (speeds: readonly Speed[]) => Math.round(1e6 / of(speeds, 'perProcessorSecond'))
  const detail = `${micros(ours)} against ${micros(limit)} µs of processor time each, ${Math.round(of(ours, 'perSecond'))} against ${Math.round(of(limit, 'perSecond'))} a second by the clock, ${bytes.length} bytes, ${connections} connections, medians of ${rounds}`
  const value = of(ours, 'perProcessorSecond') / of(limit, 'perProcessorSecond')
  return { name, what, value, goal, better: 'higher', unit: '×', detail }
}

/** Answers per second of processor time, compared with `node:http` and nginx answering the same bytes. */
export async function httpBench(): Promise<BenchRow[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-http-'))
  const product = await startProduct()
  const { origin, child, matchId } = product
  const target = { origin, pid: child.pid ?? 0 }
  const subjects: Subject[] = [
    {
      name: 'http-page',
      what: 'cached match page, times node:http with the same bytes',
      goal: 0.5,
      path: `/match-central/matches/${matchId}`,
      against: startNode,
    },
    {
      name: 'http-page-nginx',
      what: 'cached match page, times nginx serving the same bytes as a file',
      goal: 0.5,
      path: `/match-central/matches/${matchId}`,
      against: startNginx,
    },
    {
      name: 'http-snapshot',
      what: 'match snapshot, times node:http with the same bytes',
      goal: 0.7,
      path: `/live/${matchId}.json`,
      against: startNode,
    },
  ]
  try {
    const rows: BenchRow[] = []
    for (const subject of subjects)
      rows.push(await compare(target, await settle(origin, subject), folder))
    return rows
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Follows the redirect from a page's address without a slug. */
async function settle(origin: string, subject: Subject): Promise<Subject> {
  const { url } = await fetch(origin + subject.path)
  return { ...subject, path: new URL(url).pathname }
}

if (import.meta.main) console.table(await httpBench())
