import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { PICTURES_BUSY } from '@pavilion/contract/picture-file.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import type { World } from '#world.ts'
import { BoundedQueue } from './bounded-queue.ts'

const AT_ONCE = 1
const MOST_WAITING = 8
const PATIENCE_MS = 15_000
const RETRY_SECONDS = 5

/** One a process: pictures are drawn one after the other, and few wait. */
const queues = new WeakMap<World['pool'], BoundedQueue>()

function queueOf({ pool }: World): BoundedQueue {
  const queue = queues.get(pool) ?? new BoundedQueue(AT_ONCE, MOST_WAITING)
  queues.set(pool, queue)
  return queue
}

/**
 * What a program of ours makes of a file that a stranger sent. It runs in a process of its own, from
 * standard input to standard output. Undefined when it comes to nothing. Refuses the call (503) when too
 * many wait already.
 */
export async function drawApart(
  { world, caller }: Pick<CallContext, 'world' | 'caller'>,
  program: string,
  file: Uint8Array,
): Promise<Buffer | undefined> {
  const drawing = queueOf(world).run(() => runProgram(program, file))
  if (drawing !== undefined) return drawing
  caller.setHeader('retry-after', String(RETRY_SECONDS))
  throw refuseCall('PICTURES_BUSY', PICTURES_BUSY)
}

/** Undefined when the process came to nothing, whether it said so, fell over or took too long. */
async function runProgram(program: string, file: Uint8Array): Promise<Buffer | undefined> {
  const child = spawn(process.execPath, [program], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  })
  // A process that is gone takes nothing in; that it is gone is seen below.
  child.stdin.on('error', () => undefined)
  child.stdin.end(file)
  const [drawn, [code]] = await Promise.all([buffer(child.stdout), once(child, 'close')])
  return code === 0 && drawn.length > 0 ? drawn : undefined
}
