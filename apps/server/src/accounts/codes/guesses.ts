import { timingSafeEqual } from 'node:crypto'
import { PROOF_NEEDED } from '@pavilion/contract/accounts/account-refusals.ts'
import type { Proof } from '@pavilion/contract/accounts/proof-of-work.ts'
import type { Guess as Named } from '@pavilion/contract/accounts/proof-text.ts'
import { brokeUnique } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { noteFailures, refuseWaiting, spendTries, type Try, waitsFor } from '#security/limits.ts'
import type { AppContext } from '#app-context.ts'
import { codeHash } from './codes.ts'
import { isSolved } from './proof-of-work.ts'
import { type CodePurpose, useCode } from './proof.queries.ts'
import { limits } from '../limits.ts'

type Guess = Named & {
  readonly proof?: Proof | undefined
  /** What the guesses are counted against, whichever address they come from. */
  readonly at: string
}

/**
 * Beyond these limits a guess needs a proof of work. It is not refused, because thousands may share one
 * address of a mobile carrier, and a neighbour's wrong codes must not lock them out.
 */
const freeOf = (address: string): readonly Try[] => [
  [limits.wrongCodeByAddress, address],
  [limits.wrongCodeByAddressADay, address],
  [limits.wrongCodeByAll, 'all'],
]

/** Beyond these limits even a guess with a proof of work is refused. */
const workedOf = (address: string): readonly Try[] => [
  [limits.challengedWrongCodeByAddress, address],
  [limits.challengedWrongCodeByAll, 'all'],
]

/** Refuses a guess that exceeds the limits or lacks its proof of work, and counts the others. */
export async function admitGuess(context: CallContext, guess: Guess): Promise<void> {
  const { app, caller } = context
  const free = freeOf(caller.address)
  const waits = await waitsFor(app, [...free, ...workedOf(caller.address)])
  const isFree = ({ limit }: (typeof waits)[number]) => free.some(([name]) => name === limit)
  refuseWaiting(
    context,
    waits.filter((wait) => !isFree(wait)),
  )
  if (waits.length > 0 && !(await isSolved(app, guess))) {
    throw refuseCall('PROOF_NEEDED', PROOF_NEEDED)
  }
  await spendTries(context, [[limits.verifyByAccount, guess.at]])
}

export const noteWrongGuess = (context: CallContext): Promise<void> =>
  noteFailures(context, [...freeOf(context.caller.address), ...workedOf(context.caller.address)])

type Kept = {
  readonly accountId: string
  readonly purpose: CodePurpose
  readonly hash: Buffer
}

export async function isCode(app: AppContext, kept: Kept, code: string): Promise<boolean> {
  return timingSafeEqual(kept.hash, await codeHash(app, kept, code))
}

/**
 * Uses a code up and does what it confirms, in one transaction. Undefined when the code was used meanwhile,
 * or when another account got the address or number first.
 */
export async function useOnce<T>(
  { db, now }: AppContext,
  code: Kept,
  act: (db: Db, target: string | null) => Promise<T | undefined>,
): Promise<T | undefined> {
  try {
    return await db.transaction().execute(async (tx) => {
      const used = await useCode(tx, { ...code, now: now() })
      return used && act(tx, used.target)
    })
  } catch (error) {
    const rules = ['account_one_email', 'account_one_phone']
    if (rules.some((rule) => brokeUnique(error, rule))) return undefined
    throw error
  }
}
