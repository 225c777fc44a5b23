import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { linesOf, median, nextLine, startChild } from './processes.ts'
import type { BenchRow } from './row.ts'

const WARM_UPS = 5
const ROUNDS = 30
const MOST_MS = 50

const Served = z.object({ url: z.string(), token: z.string() })
const Board = z.object({
  data: z.object({ matches: z.array(z.unknown()), players: z.array(z.unknown()) }),
})

/** The selection screen of a club of 500 with twenty teams, which all play on that day. */
export async function selectionBench(): Promise<BenchRow[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-selection-'))
  const program = path.join(import.meta.dirname, 'selection-server.ts')
  const server = startChild(process.execPath, program, folder)
  try {
    const { url, token } = Served.parse(JSON.parse(await nextLine(linesOf(server.stdout))))
    const times: number[] = []
    let last: unknown
    for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
      const began = performance.now()
      const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
      last = await response.json()
      if (!response.ok) throw new Error(`The selection answered ${response.status}.`)
      if (round >= 0) times.push(performance.now() - began)
    }
    return [rowOf(times, Board.parse(last).data)]
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

type BoardData = z.infer<typeof Board>['data']

const rowOf = (times: readonly number[], { matches, players }: BoardData): BenchRow => ({
  name: 'selection',
  what: `the selection screen’s answer, ${players.length} members and ${matches.length} matches on the day`,
  value: median(times),
  goal: MOST_MS,
  unit: 'ms',
  detail: `median of ${times.length}, the slowest ${Math.max(...times).toFixed(0)} ms, with the way to and fro`,
})

if (import.meta.main) console.log(await selectionBench())
