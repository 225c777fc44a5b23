import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { PICTURES_BUSY } from '@pavilion/contract/picture-file.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import type { AppContext } from '#app-context.ts'
import { Semaphore } from './semaphore.ts'

const AT_ONCE = 1
const MOST_WAITING = 8
const PATIENCE_MS = 30_000
const RETRY_SECONDS = 5

/** One queue per process: pictures are drawn one after the other, and few may wait. */
const queues = new WeakMap<AppContext['pool'], Semaphore>()

function queueOf({ pool }: AppContext): Semaphore {
  const queue = queues.get(pool) ?? new Semaphore(AT_ONCE, MOST_WAITING)
  queues.set(pool, queue)
  return queue
}

/**
 * Runs one of our programs on an untrusted file, in a separate process from standard input to standard
 * output. Undefined when the program fails. Refuses the call (503) when too many are waiting.
 */
export async function runImageWorker(
  { app, caller }: Pick<CallContext, 'app' | 'caller'>,
  program: string,
  file: Uint8Array,
): Promise<Buffer | undefined> {
  const drawing = queueOf(app).run(() => runProgram(program, file))
  if (drawing !== undefined) return drawing
  caller.setHeader('retry-after', String(RETRY_SECONDS))
  throw refuseCall('PICTURES_BUSY', PICTURES_BUSY)
}

/** Undefined when the process reported an error, crashed or took too long. */
async function runProgram(program: string, file: Uint8Array): Promise<Buffer | undefined> {
  const child = spawn(process.execPath, [program], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  })
  // Writing to a process that has ended fails; its end is handled below.
  child.stdin.on('error', () => undefined)
  child.stdin.end(file)
  const [drawn, [code]] = await Promise.all([buffer(child.stdout), once(child, 'close')])
  return code === 0 && drawn.length > 0 ? drawn : undefined
}
