import { TOO_MANY_TRIES } from '@pavilion/contract/account-refusals.ts'
import type { CallContext } from '#http/implement.ts'
import { networkOf } from '#http/network.ts'
import { refuseCall } from '#http/refuse-call.ts'
import type { World } from '#world.ts'
import { after, secondsUntil } from './instants.ts'
import { keyedHash } from './keys.ts'
import { countAttempt, findAttempts, forgetAttempts } from './security.queries.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

/** How often something may be tried by one subject (an account, a number, an address) in so many seconds. */
const limits = {
  'code-by-minute': { most: 1, seconds: MINUTE },
  'code-by-hour': { most: 3, seconds: HOUR },
  'code-by-day': { most: 10, seconds: DAY },
  'code-by-address': { most: 30, seconds: HOUR },
  'verify-by-account': { most: 5, seconds: 10 * MINUTE },
  'wrong-code-by-address': { most: 20, seconds: 10 * MINUTE },
  'wrong-code-by-address-a-day': { most: 50, seconds: DAY },
  'wrong-code-by-all': { most: 100, seconds: MINUTE },
  'proved-wrong-code-by-all': { most: 600, seconds: MINUTE },
  'login-by-account-and-address': { most: 10, seconds: 15 * MINUTE },
  'login-by-account': { most: 50, seconds: HOUR },
  'login-by-address': { most: 300, seconds: 15 * MINUTE },
  'reset-by-account': { most: 3, seconds: HOUR },
  'reset-by-address': { most: 30, seconds: HOUR },
  'order-by-account': { most: 60, seconds: HOUR },
  'booking-by-account': { most: 60, seconds: HOUR },
  'unknown-coupon-by-address': { most: 30, seconds: 10 * MINUTE },
  'password-by-account': { most: 10, seconds: 15 * MINUTE },
  'avatar-by-account': { most: 20, seconds: HOUR },
  'post-picture-by-account': { most: 60, seconds: HOUR },
  'export-by-account': { most: 10, seconds: HOUR },
  'letter-by-address': { most: 10, seconds: HOUR },
  'letter-by-writer': { most: 10, seconds: DAY },
  'letter-by-site': { most: 500, seconds: DAY },
  'provider-by-address': { most: 60, seconds: 15 * MINUTE },
  'undo-by-address': { most: 30, seconds: HOUR },
} as const satisfies Readonly<Record<string, { most: number; seconds: number }>>

type LimitName = keyof typeof limits

export type Try = readonly [limit: LimitName, subject: string]

/** An address, at the end of a subject, stands for its whole network. */
const subjectOf = (world: World, [name, subject]: Try) =>
  keyedHash(
    world,
    'attempt-subject',
    /-address(-|$)/.test(name) ? subject.replace(/\S+$/, (address) => networkOf(address)) : subject,
  )

/** Counts one try. Answers the seconds to wait where there were too many. */
async function spend(world: World, one: Try): Promise<number | undefined> {
  const [name] = one
  const { most, seconds } = limits[name]
  const now = world.now()
  const count = await countAttempt(world.db, {
    name,
    subject: await subjectOf(world, one),
    now,
    until: after(now, seconds),
  })
  return count.spent > most ? secondsUntil(now, count.until) : undefined
}

/** Seconds to wait where the tries of a limit are used up already; counts nothing. */
async function waitFor(world: World, one: Try): Promise<number | undefined> {
  const now = world.now()
  const [name] = one
  const subject = await subjectOf(world, one)
  const count = await findAttempts(world.db, { name, subject, now })
  const isUsedUp = count !== undefined && count.spent >= limits[name].most
  return isUsedUp ? secondsUntil(now, count.until) : undefined
}

function refuseFor({ caller }: CallContext, seconds: number): never {
  caller.setHeader('retry-after', String(seconds))
  throw refuseCall('TOO_MANY_TRIES', TOO_MANY_TRIES)
}

/** Counts a try against each limit, the narrowest first; refuses at the first that is used up. */
export async function spendTries(context: CallContext, tries: readonly Try[]): Promise<void> {
  for (const one of tries) {
    const seconds = await spend(context.world, one)
    if (seconds !== undefined) refuseFor(context, seconds)
  }
}

/** As `spendTries`, for where nobody is to be told. */
export async function hasTriesLeft(
  { world }: CallContext,
  tries: readonly Try[],
): Promise<boolean> {
  const waits = await Promise.all(tries.map((one) => spend(world, one)))
  return waits.every((seconds) => seconds === undefined)
}

/** Refuses where a limit is used up, without counting: for what counts only when it fails. */
export async function refuseUsedUp(context: CallContext, tries: readonly Try[]): Promise<void> {
  for (const one of tries) {
    const seconds = await waitFor(context.world, one)
    if (seconds !== undefined) refuseFor(context, seconds)
  }
}

/** Whether the tries of a limit are used up already; counts nothing. */
export const isUsedUp = async (world: World, one: Try): Promise<boolean> =>
  (await waitFor(world, one)) !== undefined

/** Counts failures; who has failed too often hears of it next time. */
export async function noteFailures({ world }: CallContext, tries: readonly Try[]): Promise<void> {
  for (const one of tries) await spend(world, one)
}

/** Begins anew, after a success. */
export async function forgiveTries(world: World, tries: readonly Try[]): Promise<void> {
  for (const one of tries) {
    await forgetAttempts(world.db, one[0], await subjectOf(world, one))
  }
}
