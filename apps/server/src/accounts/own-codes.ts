import { randomBytes, timingSafeEqual } from 'node:crypto'
import { WRONG_CODE } from '@pavilion/contract/account-refusals.ts'
import type { SecurityEventKind } from '@pavilion/contract/security-events.ts'
import type { OwnCodePurpose } from '#db/account-tables.ts'
import { brokeUnique } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { tell } from '#messages/messages.ts'
import { audit } from '#security/audit.ts'
import { forgiveTries, noteFailures, refuseUsedUp, spendTries } from '#security/limits.ts'
import { siteOf } from '#sites/sites.ts'
import { findActiveByEmail, findActiveByPhone } from './account.queries.ts'
import { codeEnd, codeHash, newCode } from './codes.ts'
import { emailKey } from './email-key.ts'
import { codeLetters, takenLetter } from './own-letters.ts'
import { takeTry, upsertCode, useCode } from './proof.queries.ts'
import { wrongCodesOf } from './wrong-codes.ts'

type Subject = { readonly accountId: string; readonly purpose: OwnCodePurpose }
/** What the code goes to: a number in E.164, or an e-mail address. */
export type Sending = Subject & { readonly target: string }

const nameOf = ({ purpose, accountId }: Subject) => `${purpose} ${accountId}`

/**
 * What a code is counted against besides who asks: whoever it goes to is not to be flooded. What goes to one's own
 * number is not counted with what strangers have sent there, or they could use it up.
 */
function boxOf(sending: Sending): string {
  const { purpose, target } = sending
  if (purpose === 'change-email') return emailKey(target)
  return purpose === 'change-phone' ? target : nameOf(sending)
}

/** Counts a code against whoever asks for it and whatever it goes to; refuses the call where there were too many. */
export async function spendOwnCode(context: CallContext, sending: Sending): Promise<void> {
  const box = boxOf(sending)
  const both = [...new Set([nameOf(sending), box])]
  await spendTries(context, [
    ['code-by-address', context.caller.address],
    ['code-by-minute', box],
    ...both.map((one) => ['code-by-hour', one] as const),
    ...both.map((one) => ['code-by-day', one] as const),
  ])
  await forgiveTries(context.world, [['verify-by-account', nameOf(sending)]])
}

/** Where to tell somebody else that what is theirs was asked for; undefined where it is nobody's. */
async function holderOf(db: Db, { purpose, target }: Sending): Promise<string | undefined> {
  if (purpose === 'change-phone') return (await findActiveByPhone(db, target)) && target
  if (purpose !== 'change-email') return undefined
  return (await findActiveByEmail(db, emailKey(target)))?.email
}

/**
 * Sends a code; those sent before are worth nothing then. What is somebody else's gets a word instead, and
 * a code that nobody knows is kept: whoever asked cannot tell.
 */
export async function sendOwnCode(db: Db, context: CallContext, sending: Sending): Promise<void> {
  const { world, host } = context
  const { accountId, purpose, target } = sending
  const site = await siteOf(world, host)
  const holder = await holderOf(db, sending)
  const code = newCode()
  const hash =
    holder === undefined ? await codeHash(world, { purpose, accountId }, code) : randomBytes(32)
  await upsertCode(db, { accountId, purpose, target, hash, expiresAt: codeEnd(world) })
  const letter =
    holder === undefined ? codeLetters[purpose](site, target, code) : takenLetter(site, holder)
  await tell(world, db, letter)
  await audit(db, context, { accountId, kind: 'code-sent' })
}

type Confirming<T> = Subject & {
  readonly code: string
  /** What is written down when the code is wrong. */
  readonly otherwise: SecurityEventKind
  /** Happens with the code's use or not at all; undefined: after all it cannot be. */
  readonly act: (db: Db, target: string) => Promise<T | undefined>
}

/** Does what a right code confirms, once. Refuses the call for any other code, five times at most. */
export async function withOwnCode<T>(context: CallContext, confirming: Confirming<T>): Promise<T> {
  const { world, caller } = context
  const failures = wrongCodesOf(caller.address)
  await refuseUsedUp(context, failures)
  await spendTries(context, [['verify-by-account', nameOf(confirming)]])
  const hash = await rightHash(context, confirming)
  const done = hash === undefined ? undefined : await actOnce(context, confirming, hash)
  if (done !== undefined) return done
  await noteFailures(context, failures)
  const { accountId, otherwise } = confirming
  await audit(world.db, context, { kind: otherwise, accountId })
  throw refuseCall('WRONG_CODE', WRONG_CODE)
}

async function rightHash(
  { world }: CallContext,
  { accountId, purpose, code }: Subject & { readonly code: string },
): Promise<Buffer | undefined> {
  const kept = await takeTry(world.db, { accountId, purpose }, world.now())
  if (kept === undefined) return undefined
  const typed = await codeHash(world, { purpose, accountId }, code)
  return timingSafeEqual(kept.hash, typed) ? kept.hash : undefined
}

async function actOnce<T>(
  { world }: CallContext,
  { accountId, purpose, act }: Confirming<T>,
  hash: Buffer,
): Promise<T | undefined> {
  try {
    return await world.db.transaction().execute(async (db) => {
      const used = await useCode(db, { accountId, purpose, hash, now: world.now() })
      return used?.target ? act(db, used.target) : undefined
    })
  } catch (error) {
    const isTaken = ['account_one_email', 'account_one_phone'].some((rule) =>
      brokeUnique(error, rule),
    )
    if (isTaken) return undefined
    throw error
  }
}
