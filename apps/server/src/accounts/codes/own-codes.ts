import { randomBytes } from 'node:crypto'
import { WRONG_CODE } from '@pavilion/contract/accounts/account-refusals.ts'
import type { Proof } from '@pavilion/contract/accounts/proof-of-work.ts'
import type { SecurityEventKind } from '@pavilion/contract/accounts/security-events.ts'
import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { queueMessage, smsBudget } from '#messages/messages.ts'
import { audit } from '#security/audit.ts'
import { forgiveTries, spendTries } from '#security/limits.ts'
import { siteOf } from '#sites/sites.ts'
import { findActiveByEmail, findActiveByPhone } from '../account.queries.ts'
import { codeEnd, codeHash, newCode } from './codes.ts'
import { emailKey } from '#access/email-key.ts'
import { admitGuess, isCode, noteWrongGuess, useOnce } from './guesses.ts'
import { codeMessages, addressTakenEmail } from '../contact/contact-emails.ts'
import { codesByNetwork } from './sms-budget.ts'
import { type OwnCodePurpose, takeTry, upsertCode } from './proof.queries.ts'
import { limits } from '../limits.ts'

type Subject = { readonly accountId: string; readonly purpose: OwnCodePurpose }
/** `target` is what the code is sent to: a number in E.164 or an email address. */
export type Sending = Subject & { readonly target: string }

const nameOf = ({ purpose, accountId }: Subject) => `${purpose} ${accountId}`

/**
 * What a code is counted against besides the caller, so that nobody's phone or mailbox is flooded. Codes to
 * the account's own number are counted apart from those that strangers request for it, or strangers could
 * use up the limit.
 */
function boxOf(sending: Sending): string {
  const { purpose, target } = sending
  if (purpose === 'change-email') return emailKey(target)
  return purpose === 'change-phone' ? target : nameOf(sending)
}

/** Counts a code against its requester and its recipient; refuses when there were too many. */
async function spendCode(context: CallContext, sending: Sending): Promise<void> {
  const box = boxOf(sending)
  const both = [...new Set([nameOf(sending), box])]
  const isText = sending.purpose !== 'change-email'
  await spendTries(context, [
    ...codesByNetwork(context),
    [limits.codeByMinute, box],
    ...both.map((one) => [limits.codeByHour, one] as const),
    ...both.map((one) => [limits.codeByDay, one] as const),
    ...(isText ? smsBudget(context.app, sending.target) : []),
  ])
  await forgiveTries(context.app, [[limits.verifyByAccount, nameOf(sending)]])
}

/**
 * Where to notify another holder of the number or address; undefined when there is none, or when the
 * address is the caller's own in another spelling.
 */
async function holderOf(
  db: Db,
  { purpose, target, accountId }: Sending,
): Promise<string | undefined> {
  if (purpose === 'change-phone') return (await findActiveByPhone(db, target)) && target
  if (purpose !== 'change-email') return undefined
  const holder = await findActiveByEmail(db, emailKey(target))
  return holder?.id === accountId ? undefined : holder?.email
}

/**
 * Sends a code, within the limits, and voids the earlier ones. When the number or address belongs to
 * another account, its holder is notified instead and a random code is stored, so that the caller cannot
 * tell the difference.
 */
export async function sendOwnCode(context: CallContext, sending: Sending): Promise<void> {
  await spendCode(context, sending)
  await context.app.db.transaction().execute((db) => writeCode(db, context, sending))
}

async function writeCode(db: Db, context: CallContext, sending: Sending): Promise<void> {
  const { app, host } = context
  const { accountId, purpose, target } = sending
  const site = await siteOf(app, host)
  const holder = await holderOf(db, sending)
  const code = newCode()
  const hash =
    holder === undefined ? await codeHash(app, { purpose, accountId }, code) : randomBytes(32)
  await upsertCode(db, { accountId, purpose, target, hash, expiresAt: codeEnd(app) })
  const mail =
    holder === undefined
      ? codeMessages[purpose](site, target, code)
      : addressTakenEmail(site, holder)
  await queueMessage(app, db, mail)
  await audit(db, context, { accountId, kind: 'code-sent' })
}

type Confirming<T> = Subject & {
  readonly code: string
  readonly proof?: Proof | undefined
  /** Stands for the account in the proof of work when nobody is signed in. */
  readonly who?: string
  /** The security event that is recorded for a wrong code. */
  readonly otherwise: SecurityEventKind
  /** Runs in the transaction that uses the code. Undefined when it turns out to be impossible. */
  readonly act: (db: Db, target: string) => Promise<T | undefined>
}

/** Does once what a right code confirms. Refuses wrong codes; a code can be tried five times. */
export async function withOwnCode<T>(context: CallContext, confirming: Confirming<T>): Promise<T> {
  const { app } = context
  const { accountId, purpose, code, proof, who = accountId, otherwise, act } = confirming
  await admitGuess(context, { who, code, proof, at: nameOf(confirming) })
  const kept = await takeTry(app.db, { accountId, purpose }, app.now())
  const own = kept && { accountId, purpose, hash: kept.hash }
  if (own !== undefined && (await isCode(app, own, code))) {
    const done = await useOnce(app, own, async (db, target) =>
      target ? act(db, target) : undefined,
    )
    if (done !== undefined) return done
  }
  await noteWrongGuess(context)
  await audit(app.db, context, { kind: otherwise, accountId })
  throw refuseCall('WRONG_CODE', WRONG_CODE)
}
