import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import readline from 'node:readline'
import type { Readable } from 'node:stream'
import { readFigures } from './figures.ts'

const running = new Set<ChildProcess>()

/** A child process that ends with this one. */
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

/** The lines of a stream. */
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
  /** How often the log was read; each read is a query in the product. */
  readonly readings: number
  /** The size of V8's young generation in bytes. */
  readonly nursery: number
  /** The used heap in bytes, after a garbage collection where possible. */
  readonly heap: number
}

/** Asks the live server for its figures. */
export async function askStanding(
  server: ChildProcess,
  lines: AsyncIterator<string>,
): Promise<Standing> {
  server.kill('SIGUSR2')
  return readFigures(await nextLine(lines), ['readings', 'nursery', 'heap'])
}

/** The processor time of a process so far, in nanoseconds. */
export function processorTime(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const times = threads.map((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'),
  )
  return times.reduce((sum, line) => sum + Number(line.split(' ')[0]), 0)
}

/** The resident memory of a process, in bytes. */
export function residentBytes(pid: number): number {
  const [, kilobytes = '0'] =
    /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
