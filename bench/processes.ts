import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import readline from 'node:readline'
import type { Readable } from 'node:stream'
import { readFigures } from './figures.ts'

const running = new Set<ChildProcess>()

/** A child whose first line on a stream is what one waits for; whatever happens here, it ends with this process. */
export function startChild(program: string, ...words: readonly string[]): ChildProcess {
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  child.on('exit', () => running.delete(child))
  return child
}

process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

/** The lines of a stream, one at a time. */
export function linesOf(stream: Readable | null): AsyncIterator<string> {
  if (!stream) throw new Error('The child has no such stream.')
  return readline.createInterface({ input: stream })[Symbol.asyncIterator]()
}

export async function nextLine(lines: AsyncIterator<string>): Promise<string> {
  const { value, done } = await lines.next()
  if (done === true) throw new Error('The child ended before it said anything.')
  return String(value)
}

export type Standing = {
  /** How often the log was read: in the product each is a query. */
  readonly readings: number
  /** What V8 holds ready for new things, in bytes. */
  readonly nursery: number
  /** What the heap holds, in bytes; without garbage where that may be collected. */
  readonly heap: number
}

/** Asks the live server how it does. */
export async function askStanding(
  server: ChildProcess,
  lines: AsyncIterator<string>,
): Promise<Standing> {
  server.kill('SIGUSR2')
  return readFigures(await nextLine(lines), ['readings', 'nursery', 'heap'])
}

/** Processor time of all threads of a process so far, in nanoseconds. */
export function processorTime(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const times = threads.map((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'),
  )
  return times.reduce((sum, line) => sum + Number(line.split(' ')[0]), 0)
}

/** Memory that a process holds, in bytes. */
export function residentBytes(pid: number): number {
  const [, kilobytes = '0'] =
    /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
