import path from 'node:path'
import { readFigures } from './figures.ts'
import { linesOf, nextLine, processorTime, startChild, stopChild } from './processes.ts'
import { startProduct } from './product.ts'
import type { BenchRow } from './row.ts'

const flooder = path.join(import.meta.dirname, 'flood.ts')
/** The load as a multiple of what can be answered. */
const TOO_MANY = 3
const CALM = 0.3
const seconds = { measure: 5, flood: 20, calm: 5 } as const

type Target = { readonly url: string; readonly pid: number }
type Flood = {
  readonly answered: number
  readonly refused: number
  readonly late: number
  readonly p99: number
  /** Answers per second of the server's processor time. */
  readonly perProcessorSecond: number
}

/** `perSecond` 0 means as fast as possible. */
async function flood({ url, pid }: Target, perSecond: number, during: number): Promise<Flood> {
  const before = processorTime(pid)
  const words = [url, String(Math.round(perSecond)), String(during)]
  const child = startChild(process.execPath, flooder, ...words)
  const line = await nextLine(linesOf(child.stdout))
  const spent = (processorTime(pid) - before) / 1e9
  await stopChild(child)
  const figures = readFigures(line, ['answered', 'refused', 'late', 'p99'])
  return { ...figures, perProcessorSecond: figures.answered / spent }
}

/** What a call costs at three times the load that can be answered, and how quickly the server recovers. */
export async function saturationBench(): Promise<BenchRow[]> {
  const product = await startProduct()
  const url = `${product.origin}/api/v1/matches/${product.matchId}`
  const target = { url, pid: product.child.pid ?? 0 }
  try {
    await flood(target, 0, seconds.measure)
    const most = await flood(target, 0, seconds.measure)
    const capacity = most.answered / seconds.measure
    const before = await flood(target, capacity * CALM, seconds.calm)
    const during = await flood(target, capacity * TOO_MANY, seconds.flood)
    const after = await flood(target, capacity * CALM, seconds.calm)
    return rowsFrom({ capacity, most, before, during, after })
  } finally {
    await product.stop()
  }
}

type Course = Readonly<Record<'most' | 'before' | 'during' | 'after', Flood>> & {
  readonly capacity: number
}

const rowsFrom = ({ capacity, most, before, during, after }: Course): BenchRow[] => [
  {
    name: 'saturation-goodput',
    what: `calls answered in time at ${TOO_MANY} times what can be, times those at what can be`,
    value: during.perProcessorSecond / most.perProcessorSecond,
    goal: 0.9,
    better: 'higher',
    unit: '×',
    detail: `by the server's processor time; ${Math.round(capacity)} a second can be, for ${seconds.flood} s ${during.answered} were answered, ${during.refused} told to come back, ${during.late} gave up`,
  },
  {
    name: 'saturation-after',
    what: 'slowest hundredth right after it, times the same before',
    value: after.p99 / before.p99,
    goal: 2,
    unit: '×',
    detail: `${after.p99.toFixed(0)} against ${before.p99.toFixed(0)} ms at ${Math.round(capacity * CALM)} a second, ${seconds.calm} s each`,
  },
]

if (import.meta.main) console.table(await saturationBench())
