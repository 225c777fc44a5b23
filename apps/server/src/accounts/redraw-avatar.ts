import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { PICTURES_BUSY, UNREADABLE_PICTURE } from '@pavilion/contract/picture-file.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import type { World } from '#world.ts'
import { BoundedQueue } from './bounded-queue.ts'
import { pictureKind } from './picture-kind.ts'

const AT_ONCE = 1
const MOST_WAITING = 8
const PATIENCE_MS = 15_000
const RETRY_SECONDS = 5
const program = path.join(import.meta.dirname, 'avatar-process.ts')

/** One a process: pictures are drawn one after the other, and few wait. */
const queues = new WeakMap<World['pool'], BoundedQueue>()

function queueOf({ pool }: World): BoundedQueue {
  const queue = queues.get(pool) ?? new BoundedQueue(AT_ONCE, MOST_WAITING)
  queues.set(pool, queue)
  return queue
}

/** A picture as 512 by 512 points of WebP, without what else was in the file. Refuses the call for what is none. */
export async function redrawAvatar(
  { world, caller }: CallContext,
  file: Uint8Array,
): Promise<Buffer> {
  if (pictureKind(file) === undefined) throw unreadable()
  const drawing = queueOf(world).run(() => redraw(file))
  if (drawing === undefined) {
    caller.setHeader('retry-after', String(RETRY_SECONDS))
    throw refuseCall('PICTURES_BUSY', PICTURES_BUSY)
  }
  const webp = await drawing
  if (webp === undefined) throw unreadable()
  return webp
}

const unreadable = () => refuseCall('UNREADABLE_PICTURE', UNREADABLE_PICTURE)

/** Undefined when the process came to nothing, whether it said so, fell over or took too long. */
async function redraw(file: Uint8Array): Promise<Buffer | undefined> {
  const child = spawn(process.execPath, [program], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  })
  // A process that is gone takes nothing in; that it is gone is seen below.
  child.stdin.on('error', () => undefined)
  child.stdin.end(file)
  const [webp, [code]] = await Promise.all([buffer(child.stdout), once(child, 'close')])
  return code === 0 && webp.length > 0 ? webp : undefined
}
