import { timingSafeEqual } from 'node:crypto'
import { WRONG_FACTOR, WRONG_PASSKEY } from '@pavilion/contract/accounts/account-refusals.ts'
import type { PasskeyAnswer } from '@pavilion/contract/accounts/passkey.ts'
import { isRecoveryCode } from '@pavilion/contract/accounts/second-factor.ts'
import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { queueMessage } from '#messages/messages.ts'
import { audit } from '#security/audit.ts'
import { forgiveTries, spendTries, type Try } from '#security/limits.ts'
import { unseal } from '#security/sealed.ts'
import { siteOf } from '#sites/sites.ts'
import type { AppContext } from '#app-context.ts'
import { findProfile } from '../account.queries.ts'
import { limits } from '../limits.ts'
import { verifyAnswer } from '../passkeys/verify-passkey.ts'
import { recoveryCodeUsedEmail } from './factor-emails.ts'
import { recoveryHash } from './recovery-codes.ts'
import {
  countCodes,
  type Factor,
  findFactor,
  findMeans,
  useRecoveryCode,
  useStep,
} from './second-factor.queries.ts'
import { stepAt, totp } from './totp.ts'

/** A phone's clock may be half a minute wrong (RFC 6238, 5.2). */
const STEPS_OF_GRACE = [0, -1, 1]

export const sealing = (accountId: string) =>
  ({ purpose: 'second-factor', owner: accountId }) as const

/** Whether logins of this account need a second factor. */
export const hasFactor = async (db: Db, accountId: string): Promise<boolean> =>
  (await findMeans(db, accountId)).length > 0

/** Whether the code is the app's now; it is used up. */
export async function fitsApp(
  app: AppContext,
  db: Db,
  typed: { readonly accountId: string; readonly factor: Factor; readonly code: string },
): Promise<boolean> {
  const { accountId, factor, code } = typed
  const secret = await unseal(app, sealing(accountId), factor.secret)
  const now = stepAt(app.now())
  const step = STEPS_OF_GRACE.map((grace) => now + grace).find((at) =>
    isSame(totp(secret, at), code),
  )
  return step !== undefined && useStep(db, accountId, step)
}

const isSame = (ours: string, theirs: string) =>
  ours.length === theirs.length && timingSafeEqual(Buffer.from(ours), Buffer.from(theirs))

type Typed = { readonly accountId: string; readonly code: string }

/**
 * Counts wrong codes of the app, at which strangers who know the password could guess: five in a million an
 * hour. Recovery codes cannot be guessed, so they let an owner in whom strangers have used the tries of.
 */
const triesOf = ({ accountId, code }: Typed): readonly Try[] =>
  isRecoveryCode(code)
    ? [[limits.recoveryCodeByAccount, accountId]]
    : [
        [limits.factorByAccount, accountId],
        [limits.factorByAccountADay, accountId],
      ]

/** What the owner gave: one of the two, as the contract demands. */
export type FactorProof = {
  readonly code?: string | undefined
  readonly passkey?: PasskeyAnswer | undefined
}

/** Refuses unless the code or the passkey is the account's, and uses it up. */
export async function proveFactor(
  context: CallContext,
  { accountId, code = '', passkey }: FactorProof & { readonly accountId: string },
): Promise<void> {
  await (passkey === undefined
    ? proveCode(context, { accountId, code })
    : provePasskey(context, accountId, passkey))
}

/** The limit on challenges bounds these: a challenge is answered once. */
async function provePasskey(context: CallContext, accountId: string, answer: PasskeyAnswer) {
  if ((await verifyAnswer(context, { purpose: 'prove', accountId, answer })) === accountId) return
  await audit(context.app.db, context, { kind: 'passkey-refused', accountId })
  throw refuseCall('WRONG_PASSKEY', WRONG_PASSKEY)
}

/** Refuses unless the code is the app's now or an unused recovery code, and uses it up. */
async function proveCode(context: CallContext, typed: Typed): Promise<void> {
  const { app } = context
  const tries = triesOf(typed)
  await spendTries(context, tries)
  if (!(await fits(context, typed))) {
    await audit(app.db, context, { kind: 'second-factor-refused', accountId: typed.accountId })
    throw refuseCall('WRONG_FACTOR', WRONG_FACTOR)
  }
  await forgiveTries(app, tries)
}

async function fits(context: CallContext, typed: Typed): Promise<boolean> {
  const { app } = context
  const { accountId, code } = typed
  if (isRecoveryCode(code)) {
    return app.db.transaction().execute((db) => recover(db, context, typed))
  }
  const factor = await findFactor(app.db, accountId)
  if (factor === undefined || factor.confirmedAt === null) return false
  return fitsApp(app, app.db, { accountId, factor, code })
}

async function recover(db: Db, context: CallContext, { accountId, code }: Typed): Promise<boolean> {
  const { app, host } = context
  const hash = recoveryHash(code)
  if (!(await useRecoveryCode(db, { accountId, hash, now: app.now() }))) return false
  await audit(db, context, { kind: 'recovery-code-used', accountId })
  const { email } = await findProfile(db, accountId)
  const left = await countCodes(db, accountId)
  await queueMessage(app, db, recoveryCodeUsedEmail(await siteOf(app, host), email, left))
  return true
}
