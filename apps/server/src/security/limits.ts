import { TOO_MANY_TRIES } from '@pavilion/contract/accounts/account-refusals.ts'
import type { CallContext } from '#http/implement.ts'
import { type NetworkBits, networkOf } from '#http/network.ts'
import { refuseCall } from '#http/refuse-call.ts'
import type { AppContext } from '#app-context.ts'
import { after, secondsUntil } from './instants.ts'
import { keyedHash } from './keys.ts'
import { countAttempt, findAttempts, forgetAttempts } from './security.queries.ts'

export const MINUTE = 60
export const HOUR = 3600
export const DAY = 86_400

/**
 * How often one subject (an account, a number, an address) may try something within so many seconds. The name
 * is the limit's own among all slices; under "…-by-address" the subject ends with an address, and everybody of
 * its network shares the limit. A network is of 64 bits, or of 56 or 48
 * under a name that ends so (IPv6).
 */
export type Limit = { readonly name: string; readonly most: number; readonly seconds: number }
export type Limits = Readonly<Record<string, Limit>>

export type Try = readonly [limit: Limit, subject: string]

/** An address at the end of a subject is replaced by its network. */
const subjectOf = (app: AppContext, [{ name }, subject]: Try) =>
  keyedHash(
    app,
    'attempt-subject',
    /-address(-|$)/.test(name)
      ? subject.replace(/\S+$/, (address) => networkOf(address, bitsOf(name)))
      : subject,
  )

const bitsOf = (name: string): NetworkBits =>
  name.endsWith('-56') ? 56 : name.endsWith('-48') ? 48 : 64

/** Counts one try. Answers the seconds to wait when there were too many. */
async function spend(app: AppContext, one: Try): Promise<number | undefined> {
  const { name, most, seconds } = one[0]
  const now = app.now()
  const count = await countAttempt(app.db, {
    name,
    subject: await subjectOf(app, one),
    now,
    until: after(now, seconds),
  })
  return count.spent > most ? secondsUntil(now, count.until) : undefined
}

type Wait = { readonly limit: Limit; readonly seconds: number }

/** The limits that are used up, and for how long; counts nothing. */
export async function waitsFor(app: AppContext, tries: readonly Try[]): Promise<Wait[]> {
  const now = app.now()
  const subjects = await Promise.all(
    tries.map(async (one) => ({ name: one[0].name, subject: await subjectOf(app, one) })),
  )
  const counts = await findAttempts(app.db, subjects, now)
  return tries.flatMap(([limit]) => {
    const count = counts.find(({ name }) => name === limit.name)
    const isUsedUp = count !== undefined && count.spent >= limit.most
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
  const message = `That was tried too often. Try again in ${asText(seconds)}.`
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
export async function hasTriesLeft(
  { app }: Pick<CallContext, 'app'>,
  tries: readonly Try[],
): Promise<boolean> {
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
    await forgetAttempts(app.db, one[0].name, await subjectOf(app, one))
  }
}
