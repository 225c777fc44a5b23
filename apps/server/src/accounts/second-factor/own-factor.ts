import { randomBytes } from 'node:crypto'
import {
  FACTOR_IS_OFF,
  FACTOR_IS_ON,
  WRONG_FACTOR,
} from '@pavilion/contract/accounts/account-refusals.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { type NewMessage, queueMessage } from '#messages/messages.ts'
import { audit } from '#security/audit.ts'
import { spendTries } from '#security/limits.ts'
import { seal } from '#security/sealed.ts'
import { demandsFactor, noteFactor } from '#sessions/sessions.ts'
import { siteOf } from '#sites/sites.ts'
import { findProfile } from '../account.queries.ts'
import { limits } from '../limits.ts'
import { ownAccount } from '../own-account.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { factorOffEmail, factorOnEmail, recoveryCodesRenewedEmail } from './factor-emails.ts'
import { type FactorProof, fitsApp, hasFactor, proveFactor, sealing } from './prove-factor.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import {
  confirmFactor,
  countCodes,
  deleteFactor,
  findFactor,
  forgetIdleCodes,
  keepSecret,
  replaceCodes,
} from './second-factor.queries.ts'
import { base32, keyUri } from './totp.ts'

/** As RFC 4226 recommends for HMAC-SHA-1. */
const SECRET_BYTES = 20

export const showFactor = os.accounts.secondFactor.handler(async ({ context }) => {
  const { accountId, mayOperate } = await ownAccount(context, 'read-own-account')
  const { app } = context
  const factor = await findFactor(app.db, accountId)
  const onSince = factor?.confirmedAt ?? null
  return success(onSince === null ? 'Two-step login is off' : 'Two-step login is on', {
    onSince,
    recoveryCodes: await countCodes(app.db, accountId),
    isDemanded: mayOperate && demandsFactor(app.config),
  })
})

export const beginFactor = os.accounts.beginSecondFactor.handler(async ({ input, context }) => {
  const { accountId } = await ownAccount(context, 'edit-own-account')
  const { app, host } = context
  const { password } = input
  await provePassword(context, { accountId, password, otherwise: 'second-factor-refused' })
  const secret = randomBytes(SECRET_BYTES)
  const sealed = await seal(app, sealing(accountId), secret)
  const isKept = await keepSecret(app.db, { accountId, secret: sealed, now: app.now() })
  if (!isKept) throw refuseCall('FACTOR_IS_ON', FACTOR_IS_ON)
  const { email } = await findProfile(app.db, accountId)
  const { name } = await siteOf(app, host)
  return success('Scan the picture with your app', {
    secret: base32(secret),
    address: keyUri({ issuer: name, account: email, secret }),
  })
})

export const confirmOwnFactor = os.accounts.confirmSecondFactor.handler(
  async ({ input, context }) => {
    const { accountId, sessionId } = await ownAccount(context, 'edit-own-account')
    const { app } = context
    await spendTries(context, [[limits.factorByAccount, accountId]])
    const codes = await app.db.transaction().execute(async (db) => {
      const factor = await findFactor(db, accountId)
      if (factor === undefined) throw refuseCall('FACTOR_IS_OFF', FACTOR_IS_OFF)
      const isRight = await fitsApp(app, db, { accountId, factor, code: input.code })
      if (!isRight) throw refuseCall('WRONG_FACTOR', WRONG_FACTOR)
      const isNew = await confirmFactor(db, accountId, app.now())
      if (!isNew) throw refuseCall('FACTOR_IS_ON', FACTOR_IS_ON)
      await noteFactor(db, sessionId, app.now())
      await audit(db, context, { kind: 'second-factor-on', accountId })
      await tellOwner(db, context, { accountId, email: factorOnEmail })
      return renewCodes(db, accountId)
    })
    return success('Two-step login is on', { recoveryCodes: [...codes] })
  },
)

export const renewRecoveryCodes = os.accounts.renewRecoveryCodes.handler(
  async ({ input, context }) => {
    const accountId = await proveOwner(context, input)
    const { db } = context.app
    const codes = await db.transaction().execute(async (inside) => {
      await audit(inside, context, { kind: 'recovery-codes-renewed', accountId })
      await tellOwner(inside, context, { accountId, email: recoveryCodesRenewedEmail })
      return renewCodes(inside, accountId)
    })
    return success('The old recovery codes no longer work', { recoveryCodes: [...codes] })
  },
)

export const removeFactor = os.accounts.removeSecondFactor.handler(async ({ input, context }) => {
  const accountId = await proveOwner(context, input)
  const { db } = context.app
  await db.transaction().execute(async (inside) => {
    const wasOn = await deleteFactor(inside, accountId)
    if (!wasOn) throw refuseCall('FACTOR_IS_OFF', FACTOR_IS_OFF)
    await forgetIdleCodes(inside, accountId)
    await audit(inside, context, { kind: 'second-factor-off', accountId })
    await tellOwner(inside, context, { accountId, email: factorOffEmail })
  })
  return { status: 'Success' as const, message: 'Two-step login is off' }
})

/** The account of a caller who has given both password and second factor; an open session is not enough. */
export async function proveOwner(
  context: CallContext,
  { password, ...proof }: FactorProof & { readonly password: string },
): Promise<string> {
  const { accountId } = await ownAccount(context, 'edit-own-account')
  await provePassword(context, { accountId, password, otherwise: 'second-factor-refused' })
  if (!(await hasFactor(context.app.db, accountId))) {
    throw refuseCall('FACTOR_IS_OFF', FACTOR_IS_OFF)
  }
  await proveFactor(context, { accountId, ...proof })
  return accountId
}

/** Recovery codes with the first means of a second factor; null where there are some. */
export const firstCodes = async (db: Db, accountId: string): Promise<string[] | null> =>
  (await countCodes(db, accountId)) > 0 ? null : [...(await renewCodes(db, accountId))]

async function renewCodes(db: Db, accountId: string): Promise<readonly string[]> {
  const codes = newRecoveryCodes()
  await replaceCodes(db, accountId, codes.map(recoveryHash))
  return codes
}

type Told = {
  readonly accountId: string
  readonly email: (site: Awaited<ReturnType<typeof siteOf>>, to: string) => NewMessage
}

export async function tellOwner(
  db: Db,
  context: CallContext,
  { accountId, email: emailFor }: Told,
): Promise<void> {
  const { app, host } = context
  const { email } = await findProfile(db, accountId)
  await queueMessage(app, db, emailFor(await siteOf(app, host), email))
}
