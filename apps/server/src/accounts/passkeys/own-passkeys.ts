import {
  PASSKEY_NOT_FOUND,
  TOO_MANY_PASSKEYS,
  WRONG_PASSKEY,
} from '@pavilion/contract/accounts/account-refusals.ts'
import type { Passkey } from '@pavilion/contract/accounts/passkey.ts'
import { counted, success } from '#http/answer.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { audit } from '#security/audit.ts'
import { spendTries } from '#security/limits.ts'
import { noteFactor } from '#sessions/sessions.ts'
import { siteOf } from '#sites/sites.ts'
import { findProfile, lockActive } from '../account.queries.ts'
import { limits } from '../limits.ts'
import { ownAccount } from '../own-account.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { passkeyAddedEmail, passkeyRemovedEmail } from '../second-factor/factor-emails.ts'
import { firstCodes, proveOwner, tellOwner } from '../second-factor/own-factor.ts'
import { forgetIdleCodes } from '../second-factor/second-factor.queries.ts'
import { newChallenge, partyOf } from './challenge.ts'
import { deletePasskey, findPasskeys, insertPasskey, setName } from './passkey.queries.ts'
import { creationOptions, requestOptions, verifyNew } from './verify-passkey.ts'

const MOST_PASSKEYS = 20

async function listOf(db: Db, accountId: string): Promise<Passkey[]> {
  const rows = await findPasskeys(db, accountId)
  return rows.map(({ id, name, host, createdAt, lastUsedAt, isSynced }) => ({
    id,
    name,
    host,
    createdAt,
    lastUsedAt,
    isSynced,
  }))
}

export const listPasskeys = os.accounts.passkeys.handler(async ({ context }) => {
  const { accountId } = await ownAccount(context, 'read-own-account')
  const passkeys = await listOf(context.app.db, accountId)
  return success(counted(passkeys.length, 'passkey'), passkeys)
})

export const challengePasskeys = os.accounts.challengePasskeys.handler(async ({ context }) => {
  const { accountId } = await ownAccount(context, 'edit-own-account')
  return success('Answer with a passkey', { options: await ownChallenge(context, accountId) })
})

/** Options for any passkey of the account at this host. */
export async function ownChallenge(context: CallContext, accountId: string): Promise<string> {
  await spendTries(context, [[limits.challengeByAccount, accountId]])
  const { host } = await partyOf(context)
  const known = await findPasskeys(context.app.db, accountId)
  const here = known.filter((one) => one.host === host)
  return requestOptions(await newChallenge(context, { purpose: 'prove', accountId }), here)
}

export const beginPasskey = os.accounts.beginPasskey.handler(async ({ input, context }) => {
  const { accountId } = await ownAccount(context, 'edit-own-account')
  const { app, host } = context
  const { password } = input
  await provePassword(context, { accountId, password, otherwise: 'passkey-refused' })
  await spendTries(context, [[limits.challengeByAccount, accountId]])
  const known = await findPasskeys(app.db, accountId)
  if (known.length >= MOST_PASSKEYS) throw refuseCall('TOO_MANY_PASSKEYS', TOO_MANY_PASSKEYS)
  const { email, firstName, lastName } = await findProfile(app.db, accountId)
  const { name: siteName } = await siteOf(app, host)
  const holder = { accountId, email, displayName: `${firstName} ${lastName}`.trim() }
  const challenge = await newChallenge(context, { purpose: 'add', accountId })
  const options = await creationOptions(challenge, holder, { siteName, known })
  return success('Make the passkey', { options })
})

export const addPasskey = os.accounts.addPasskey.handler(async ({ input, context }) => {
  const { accountId, sessionId } = await ownAccount(context, 'edit-own-account')
  const { app } = context
  const made = await verifyNew(context, accountId, input.passkey)
  if (made === undefined) throw await refused(context, accountId)
  const now = app.now()
  const recoveryCodes = await app.db.transaction().execute(async (db) => {
    await lockActive(db, accountId)
    if ((await findPasskeys(db, accountId)).length >= MOST_PASSKEYS) {
      throw refuseCall('TOO_MANY_PASSKEYS', TOO_MANY_PASSKEYS)
    }
    const isKept = await insertPasskey(db, { ...made, accountId, name: input.name, now })
    if (!isKept) throw refuseCall('WRONG_PASSKEY', WRONG_PASSKEY)
    await noteFactor(db, sessionId, now)
    await audit(db, context, { kind: 'passkey-added', accountId })
    await tellOwner(db, context, { accountId, email: passkeyAddedEmail })
    return firstCodes(db, accountId)
  })
  const passkeys = await listOf(app.db, accountId)
  return success('Passkey added', { passkeys, recoveryCodes })
})

async function refused(context: CallContext, accountId: string) {
  await audit(context.app.db, context, { kind: 'passkey-refused', accountId })
  return refuseCall('WRONG_PASSKEY', WRONG_PASSKEY)
}

export const renamePasskey = os.accounts.renamePasskey.handler(async ({ input, context }) => {
  const { accountId } = await ownAccount(context, 'edit-own-account')
  const { db } = context.app
  const isNamed = await setName(db, { accountId, id: input.passkeyId }, input.name)
  if (!isNamed) throw refuseCall('PASSKEY_NOT_FOUND', PASSKEY_NOT_FOUND)
  return success('Saved', await listOf(db, accountId))
})

export const removePasskey = os.accounts.removePasskey.handler(async ({ input, context }) => {
  const { passkeyId: id, ...proof } = input
  const accountId = await proveOwner(context, proof)
  const { db: all } = context.app
  await all.transaction().execute(async (db) => {
    const isRemoved = await deletePasskey(db, { accountId, id })
    if (!isRemoved) throw refuseCall('PASSKEY_NOT_FOUND', PASSKEY_NOT_FOUND)
    await forgetIdleCodes(db, accountId)
    await audit(db, context, { kind: 'passkey-removed', accountId })
    await tellOwner(db, context, { accountId, email: passkeyRemovedEmail })
  })
  return success('Passkey removed', await listOf(all, accountId))
})
