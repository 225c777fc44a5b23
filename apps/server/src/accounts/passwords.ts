import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { BUSY } from '@pavilion/contract/account-refusals.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import type { World } from '#world.ts'
import { BoundedQueue } from '#security/bounded-queue.ts'

/** argon2id as OWASP asks for; about 12 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Of a password that nobody has, at the same cost: who has no account waits as long as who has. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$18ZdzUKcqRc9rSxbyZjJZA$6iFgthyxli6tNsyUsPBPuXT7EfM6oLe1dOBQWdGxXpY'

const MOST_WAITING = 64
const RETRY_SECONDS = 2

/** One a process. A core always stays free for the live streams, and who waits does not wait for long. */
const queues = new WeakMap<World['pool'], BoundedQueue>()

function queueOf({ pool }: World): BoundedQueue {
  const atOnce = Math.max(1, availableParallelism() - 1)
  const queue = queues.get(pool) ?? new BoundedQueue(atOnce, MOST_WAITING)
  queues.set(pool, queue)
  return queue
}

function inTurn<T>({ world, caller }: CallContext, work: () => Promise<T>): Promise<T> {
  const turn = queueOf(world).run(work)
  if (turn !== undefined) return turn
  caller.setHeader('retry-after', String(RETRY_SECONDS))
  throw refuseCall('BUSY', BUSY)
}

/** Outside of calls, while the server starts and nobody waits. */
export const hashAtStart = (password: string): Promise<string> => hash(password, cost)

export const fitsAtStart = (password: string, passwordHash: string): Promise<boolean> =>
  verify(passwordHash, password)

/** Refuses the call (503) when too many wait already, as all of these do. */
export const hashPassword = (context: CallContext, password: string): Promise<string> =>
  inTurn(context, () => hash(password, cost))

/**
 * Whether a password is that of each of the hashes. A hash that is missing takes as long as one that
 * is there.
 */
export const fitPassword = (
  context: CallContext,
  password: string,
  hashes: readonly (string | undefined)[],
): Promise<boolean[]> =>
  inTurn(context, async () => {
    const fits: boolean[] = []
    for (const one of hashes) {
      const isRight = await verify(one ?? NOBODYS_HASH, password)
      fits.push(isRight && one !== undefined)
    }
    return fits
  })
