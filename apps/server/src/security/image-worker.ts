import { ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { PICTURES_BUSY } from '@pavilion/contract/picture-file.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { bounds, queueOf } from './bounded-work.ts'
import { FULL } from './fair-queue.ts'
import { yieldToPages } from './yield-to-pages.ts'

const CPU_SECONDS = 5
/** The time is longer than the processor's, because a busy machine gives a process only a part of it. */
const { patienceMs: PATIENCE_MS, memoryMb } = bounds.picture
/** Writable memory; V8 reserves half of it at once for code that it never writes. */
const MEMORY_KB = memoryMb * 1000
const RETRY_SECONDS = 5

export type ImageJob = {
  /** The path of the program. */
  readonly program: string
  readonly file: Uint8Array
  /** Who sent the file. */
  readonly accountId: string
}

/**
 * Runs one of our programs on an untrusted file, in a separate process from standard input to standard
 * output. Undefined when the program fails. Refuses the call (503) when too many are waiting.
 */
export async function runImageWorker(
  { app, caller }: Pick<CallContext, 'app' | 'caller'>,
  job: ImageJob,
): Promise<Buffer | undefined> {
  const drawn = await queueOf(app, 'picture').run(job.accountId, () => runProgram(job))
  if (drawn !== FULL) return drawn
  caller.setHeader('retry-after', String(RETRY_SECONDS))
  throw refuseCall('PICTURES_BUSY', PICTURES_BUSY)
}

/** Node cannot limit its own resources; a shell can, and then becomes Node. */
const LIMITED = `ulimit -d ${MEMORY_KB} && ulimit -t ${CPU_SECONDS} && ulimit -c 0 && exec "$0" "$@"`

function startProgram(program: string) {
  const child = spawn('/bin/sh', ['-c', LIMITED, process.execPath, program], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  if (child.pid !== undefined) yieldToPages(child.pid)
  // Writing to a process that has ended fails; its end is handled where it is given a file.
  child.stdin.on('error', () => undefined)
  return child
}

type Child = ReturnType<typeof startProgram>
type Spare = { readonly child: Child; readonly idle: NodeJS.Timeout }

/**
 * By program, processes that have loaded what they need and wait for their file, so that the next picture does
 * not wait for that: as many as run at once, so that one sender does not take the last. When no picture comes
 * for a minute they end and give their memory back.
 */
const spares = new Map<string, Spare[]>()
const MOST_SPARES = bounds.picture.atOnce
const SPARE_MS = 60_000

/** What keeps the server from ending while a process of it runs. */
const handlesOf = (child: Child) =>
  [child, child.stdin, child.stdout].filter(
    (one) => one instanceof ChildProcess || one instanceof Socket,
  )

function sparesOf(program: string): Spare[] {
  const known = spares.get(program) ?? []
  spares.set(program, known)
  return known
}

function addSpare(waiting: Spare[], program: string): void {
  const child = startProgram(program)
  const idle = setTimeout(() => child.kill('SIGKILL'), SPARE_MS).unref()
  const spare = { child, idle }
  child.once('exit', () => {
    clearTimeout(idle)
    if (waiting.includes(spare)) waiting.splice(waiting.indexOf(spare), 1)
  })
  waiting.push(spare)
  // A spare process ends with the server.
  for (const one of handlesOf(child)) one.unref()
}

/** A process for one file, and spare ones for those that follow. */
function takeProcess(program: string): Child {
  const waiting = sparesOf(program)
  const spare = waiting.shift()
  while (waiting.length < MOST_SPARES) addSpare(waiting, program)
  if (spare === undefined) return startProgram(program)
  clearTimeout(spare.idle)
  for (const one of handlesOf(spare.child)) one.ref()
  return spare.child
}

/** Undefined when the process reported an error, crashed, or took too long or too much memory. */
async function runProgram({ program, file }: ImageJob): Promise<Buffer | undefined> {
  const child = takeProcess(program)
  const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  child.stdin.end(file)
  const [drawn, [code]] = await Promise.all([buffer(child.stdout), once(child, 'close')])
  clearTimeout(patience)
  return code === 0 && drawn.length > 0 ? drawn : undefined
}
