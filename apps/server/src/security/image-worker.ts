import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { PICTURES_BUSY } from '@pavilion/contract/picture-file.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import type { AppContext } from '#app-context.ts'
import { FairQueue, FULL } from './fair-queue.ts'

/** One account has one picture drawn at a time, so another's never waits behind it. */
const LIMITS = { atOnce: 2, atOnceOfOne: 1, mostWaiting: 8 } as const
const CPU_SECONDS = 5
/** Longer than the processor's time, because a busy machine gives a process only a part of it. */
const PATIENCE_MS = 10_000
/** Writable memory; V8 reserves half of it at once for code that it never writes. */
const MEMORY_KB = 1_000_000
const RETRY_SECONDS = 5
/** Behind the pages and live streams, whose process has 0. */
const NICENESS = 5

/** One queue per process. */
const queues = new WeakMap<AppContext['pool'], FairQueue>()

function queueOf({ pool }: AppContext): FairQueue {
  const queue = queues.get(pool) ?? new FairQueue(LIMITS)
  queues.set(pool, queue)
  return queue
}

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
  const drawn = await queueOf(app).run(job.accountId, () => runProgram(job))
  if (drawn !== FULL) return drawn
  caller.setHeader('retry-after', String(RETRY_SECONDS))
  throw refuseCall('PICTURES_BUSY', PICTURES_BUSY)
}

/** Node cannot limit its own resources; a shell can, and then becomes Node. */
const LIMITED = `ulimit -d ${MEMORY_KB} && ulimit -t ${CPU_SECONDS} && ulimit -c 0 && exec "$0" "$@"`

/** Undefined when the process reported an error, crashed, or took too long or too much memory. */
async function runProgram({ program, file }: ImageJob): Promise<Buffer | undefined> {
  const child = spawn('/bin/sh', ['-c', LIMITED, process.execPath, program], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  })
  if (child.pid !== undefined) setPriority(child.pid, NICENESS)
  // Writing to a process that has ended fails; its end is handled below.
  child.stdin.on('error', () => undefined)
  child.stdin.end(file)
  const [drawn, [code]] = await Promise.all([buffer(child.stdout), once(child, 'close')])
  return code === 0 && drawn.length > 0 ? drawn : undefined
}
