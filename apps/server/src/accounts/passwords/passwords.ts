import { hash, verify } from '@node-rs/argon2'
import { BUSY } from '@pavilion/contract/accounts/account-refusals.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { networkOfCaller, queueOf } from '#security/bounded-work.ts'
import { FULL } from '#security/fair-queue.ts'

const RETRY_SECONDS = 2

/** argon2id with the parameters that OWASP recommends; takes about 12 ms on one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * The hash of an unknown password at the same cost, so that a login without an account takes as long as one
 * with.
 */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$18ZdzUKcqRc9rSxbyZjJZA$6iFgthyxli6tNsyUsPBPuXT7EfM6oLe1dOBQWdGxXpY'

/** One core stays free for the live streams, and networks take turns. */
async function inTurn<T>(context: CallContext, work: () => Promise<T>): Promise<T> {
  const { app, caller } = context
  const done = await queueOf(app, 'password').run(networkOfCaller(context), work)
  if (done !== FULL) return done
  caller.setHeader('retry-after', String(RETRY_SECONDS))
  throw refuseCall('BUSY', BUSY)
}

/** Hashes without the queue; only for use while the server starts. */
export const hashAtStart = (password: string): Promise<string> => hash(password, cost)

export const fitsAtStart = (password: string, passwordHash: string): Promise<boolean> =>
  verify(passwordHash, password)

/** Refuses (503) when too many are waiting; so do the other functions here. */
export const hashPassword = (context: CallContext, password: string): Promise<string> =>
  inTurn(context, () => hash(password, cost))

/**
 * The hashes to compare with: a dummy takes the place of each that is missing, so that the work is always
 * the same.
 */
export const comparedWith = (hashes: readonly (string | undefined)[]): string[] =>
  hashes.map((one) => one ?? NOBODYS_HASH)

/** Whether the password fits each of the hashes. A missing hash takes as long as a present one. */
export const fitPassword = (
  context: CallContext,
  password: string,
  hashes: readonly (string | undefined)[],
): Promise<boolean[]> =>
  inTurn(context, async () => {
    const fits: boolean[] = []
    for (const [at, one] of comparedWith(hashes).entries()) {
      const isRight = await verify(one, password)
      fits.push(isRight && hashes[at] !== undefined)
    }
    return fits
  })
