import { TOO_MANY_TRIES } from '@pavilion/contract/accounts/account-refusals.ts'
import type { CallContext } from '#http/implement.ts'
import { type NetworkBits, networkOf } from '#http/network.ts'
import { refuseCall } from '#http/refuse-call.ts'
import type { AppContext } from '#app-context.ts'
import { after, secondsUntil } from './instants.ts'
import { keyedHash } from './keys.ts'
import { countAttempt, findAttempts, forgetAttempts } from './security.queries.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

/** How often one subject (an account, a number, an address) may try something within so many seconds. */
const limits = {
  'code-by-minute': { most: 1, seconds: MINUTE },
  'code-by-hour': { most: 3, seconds: HOUR },
  'code-by-day': { most: 10, seconds: DAY },
  'code-by-address': { most: 30, seconds: HOUR },
  'code-by-address-56': { most: 60, seconds: HOUR },
  'code-by-address-48': { most: 120, seconds: HOUR },
  /** Beyond these a text message costs its sender a proof of work. */
  'free-sms-by-address': { most: 10, seconds: HOUR },
  'free-sms-by-address-56': { most: 15, seconds: HOUR },
  'free-sms-by-address-48': { most: 30, seconds: HOUR },
  'free-sms-by-country': { most: 50, seconds: HOUR },
  'free-sms-by-all': { most: 200, seconds: HOUR },
  /** Text messages cost money: the operator sets how many go out. */
  'sms-by-country': { most: 100, seconds: HOUR },
  'sms-by-all': { most: 400, seconds: HOUR },
  'verify-by-account': { most: 5, seconds: 10 * MINUTE },
  'wrong-code-by-address': { most: 20, seconds: 10 * MINUTE },
  'wrong-code-by-address-a-day': { most: 50, seconds: DAY },
  'wrong-code-by-all': { most: 100, seconds: MINUTE },
  'worked-wrong-code-by-address': { most: 300, seconds: DAY },
  'worked-wrong-code-by-all': { most: 600, seconds: MINUTE },
  'login-by-account-and-address': { most: 10, seconds: 15 * MINUTE },
  /** Beyond it a login needs a proof of work; it is not refused, or strangers could lock an account. */
  'login-by-account': { most: 50, seconds: HOUR },
  'login-by-device': { most: 10, seconds: 15 * MINUTE },
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
  'match-by-account': { most: 30, seconds: HOUR },
  'invitation-by-account': { most: 60, seconds: HOUR },
  'accept-by-account': { most: 30, seconds: HOUR },
  'undo-by-address': { most: 30, seconds: HOUR },
} as const satisfies Readonly<Record<string, { most: number; seconds: number }>>

type LimitName = keyof typeof limits

/** `most` takes the place of the limit's own, for limits that the operator sets. */
export type Try = readonly [limit: LimitName, subject: string, most?: number]

/** An address at the end of a subject is replaced by its network. */
const subjectOf = (app: AppContext, [name, subject]: Try) =>
  keyedHash(
    app,
    'attempt-subject',
    /-address(-|$)/.test(name)
      ? subject.replace(/\S+$/, (address) => networkOf(address, bitsOf(name)))
      : subject,
  )

const bitsOf = (name: LimitName): NetworkBits =>
  name.endsWith('-56') ? 56 : name.endsWith('-48') ? 48 : 64

const mostOf = ([name, , most = limits[name].most]: Try) => most

/** Counts one try. Answers the seconds to wait when there were too many. */
async function spend(app: AppContext, one: Try): Promise<number | undefined> {
  const [name] = one
  const { seconds } = limits[name]
  const now = app.now()
  const count = await countAttempt(app.db, {
    name,
    subject: await subjectOf(app, one),
    now,
    until: after(now, seconds),
  })
  return count.spent > mostOf(one) ? secondsUntil(now, count.until) : undefined
}

type Wait = { readonly limit: LimitName; readonly seconds: number }

/** The limits that are used up, and for how long; counts nothing. */
export async function waitsFor(app: AppContext, tries: readonly Try[]): Promise<Wait[]> {
  const now = app.now()
  const subjects = await Promise.all(
    tries.map(async (one) => ({ name: one[0], subject: await subjectOf(app, one) })),
  )
  const counts = await findAttempts(app.db, subjects, now)
  return tries.flatMap((one) => {
    const [limit] = one
    const count = counts.find(({ name }) => name === limit)
    const isUsedUp = count !== undefined && count.spent >= mostOf(one)
    return isUsedUp ? [{ limit, seconds: secondsUntil(now, count.until) }] : []
  })
}

/** "1 second", "43 seconds", "15 minutes", "2 hours", rounded up. */
function asText(seconds: number): string {
  const [unit, long] =
    seconds > 2 * HOUR
      ? (['hour', HOUR] as const)
      : seconds > MINUTE
        ? (['minute', MINUTE] as const)
        : (['second', 1] as const)
  const count = Math.ceil(seconds / long)
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}

function refuseFor({ caller }: CallContext, seconds: number): never {
  caller.setHeader('retry-after', String(seconds))
  const message = `That was tried too often. Please try again in ${asText(seconds)}.`
  throw refuseCall('TOO_MANY_TRIES', { ...TOO_MANY_TRIES, message })
}

/** Refuses when there is anything to wait for. */
export function refuseWaiting(context: CallContext, waits: readonly Wait[]): void {
  if (waits.length > 0) refuseFor(context, Math.max(...waits.map(({ seconds }) => seconds)))
}

/** Counts a try against each limit, narrowest first; refuses at the first that is used up. */
export async function spendTries(context: CallContext, tries: readonly Try[]): Promise<void> {
  for (const one of tries) {
    const seconds = await spend(context.app, one)
    if (seconds !== undefined) refuseFor(context, seconds)
  }
}

/** As `spendTries`, but answers instead of refusing. */
export async function hasTriesLeft({ app }: CallContext, tries: readonly Try[]): Promise<boolean> {
  const waits = await Promise.all(tries.map((one) => spend(app, one)))
  return waits.every((seconds) => seconds === undefined)
}

/** Refuses when a limit is used up, without counting: for limits on failures. */
export const refuseUsedUp = async (context: CallContext, tries: readonly Try[]): Promise<void> =>
  refuseWaiting(context, await waitsFor(context.app, tries))

/** Counts failures; the limit is enforced at the next try. */
export async function noteFailures({ app }: CallContext, tries: readonly Try[]): Promise<void> {
  for (const one of tries) await spend(app, one)
}

/** Resets the counts after a success. */
export async function forgiveTries(app: AppContext, tries: readonly Try[]): Promise<void> {
  for (const one of tries) {
    await forgetAttempts(app.db, one[0], await subjectOf(app, one))
  }
}
