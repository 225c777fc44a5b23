import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { type Programs, withoutCompiler, withPrograms } from './c-programs.ts'
import { readFigures } from './figures.ts'
import { matchId } from './live-server.ts'
import { askStanding, linesOf, median, nextLine, startChild, stopChild } from './processes.ts'
import type { BenchRow } from './row.ts'

/** Leaves room among 20,000 open files for dropped and returning connections. */
const readers = 9_000
const eventsPerSecond = 2
const rounds = 3
const serverFile = path.join(import.meta.dirname, 'live-server.ts')

const figures = ['seconds', 'gaps', 'twice', 'resyncs', 'closed', 'refused'] as const
type Storm = Readonly<Record<(typeof figures)[number], number>>

/** All readers drop and return at once; resolves when everybody has what they missed. */
export async function playStorm(port: string, storm: string, many: number): Promise<Storm> {
  const crowd = startChild(storm, port, `/live/${matchId}`, String(many))
  try {
    return readFigures(await nextLine(linesOf(crowd.stdout)), figures)
  } finally {
    await stopChild(crowd)
  }
}

async function onServer<T>(
  server: ChildProcess,
  use: (port: string, lines: AsyncIterator<string>) => Promise<T>,
): Promise<T> {
  try {
    const lines = linesOf(server.stdout)
    return await use(await nextLine(lines), lines)
  } finally {
    await stopChild(server)
  }
}

async function measure({ broadcaster, storm }: Programs) {
  const limit: Storm[] = []
  const ours: (Storm & { readings: number })[] = []
  for (let round = 0; round < rounds; round += 1) {
    const least = startChild(broadcaster, String(eventsPerSecond))
    limit.push(await onServer(least, (port) => playStorm(port, storm, readers)))
    const server = startChild(process.execPath, serverFile, String(eventsPerSecond))
    ours.push(
      await onServer(server, async (port, lines) => {
        const played = await playStorm(port, storm, readers)
        return { ...played, readings: (await askStanding(server, lines)).readings }
      }),
    )
  }
  return { limit, ours }
}

const secondsOf = (storms: readonly Storm[]) => median(storms.map(({ seconds }) => seconds))
const most = (figures: readonly number[]) => Math.max(...figures)

function rowsFrom({ limit, ours }: Awaited<ReturnType<typeof measure>>): BenchRow[] {
  const wrong = ours.map((one) => one.gaps + one.twice + one.resyncs + one.closed + one.refused)
  const detail = `${readers} readers drop at once and return, ${eventsPerSecond} events a second`
  return [
    {
      name: 'storm-time',
      what: 'until all who dropped have what they missed, times a C broadcaster',
      value: secondsOf(ours) / secondsOf(limit),
      unit: '×',
      detail: `${secondsOf(ours).toFixed(1)} against ${secondsOf(limit).toFixed(1)} s, which tells nobody what they missed`,
    },
    {
      name: 'storm-seconds',
      what: 'the same in seconds',
      value: secondsOf(ours),
      goal: 10,
      unit: 's',
      detail,
    },
    {
      name: 'storm-readings',
      what: 'queries for all that come and come back',
      value: most(ours.map(({ readings }) => readings)),
      goal: 1,
      detail: `of one match; the most of ${rounds} rounds`,
    },
    {
      name: 'storm-errors',
      what: 'entries missed or told twice, readers reset, refused or cut off',
      value: most(wrong),
      goal: 0,
      detail: `the most of ${rounds} rounds`,
    },
  ]
}

export async function stormBench(): Promise<BenchRow[]> {
  const rows = await withPrograms(async (programs) => rowsFrom(await measure(programs)))
  return rows ?? [withoutCompiler('storm', 'the return of a crowd')]
}

if (import.meta.main) console.table(await stormBench())
