import {
  type ConsoleAccount,
  accountConsoleRefusals,
} from '@pavilion/contract/accounts/account-console-calls.ts'
import { may } from '#access/access.ts'
import type { Db } from '#db/connect.ts'
import { counted, success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { audit } from '#security/audit.ts'
import { forgiveTries } from '#security/limits.ts'
import { endSessions, signedIn } from '#sessions/sessions.ts'
import { limits } from '../limits.ts'
import {
  deleteSuspension,
  findAccounts,
  insertSuspension,
  lockAccount,
} from './account-console.queries.ts'

const MOST = 50

async function operatorOf(context: CallContext) {
  const account = await signedIn(context)
  if (!may(account, 'manage-accounts'))
    throw refuseCall('NOT_FOUND', accountConsoleRefusals.NOT_FOUND)
  return account
}

const unknown = () => refuseCall('ACCOUNT_NOT_FOUND', accountConsoleRefusals.ACCOUNT_NOT_FOUND)

export const findOnConsole = os.accountConsole.find.handler(
  async ({ input: { text }, context }) => {
    await operatorOf(context)
    const { app } = context
    const found = await findAccounts(app.db, { text }, { now: app.now(), most: MOST })
    return success(counted(found.total, 'account'), found)
  },
)

async function accountNow({ app }: CallContext, accountId: string): Promise<ConsoleAccount> {
  const { items } = await findAccounts(app.db, { accountId }, { now: app.now(), most: 1 })
  const [found] = items
  if (found === undefined) throw unknown()
  return found
}

/** Repeated, it changes nothing: the first reason stays. */
export const suspendAccount = os.accountConsole.suspend.handler(async ({ input, context }) => {
  const { accountId, reason } = input
  const by = (await operatorOf(context)).accountId
  const { app } = context
  if ((await accountNow(context, accountId)).isOperator) {
    throw refuseCall('IS_OPERATOR', accountConsoleRefusals.IS_OPERATOR)
  }
  await changing(context, accountId, async (db) => {
    const now = app.now()
    if (!(await insertSuspension(db, { accountId, reason, by, now }))) return
    await endSessions(db, { accountId }, { by: 'suspension', now })
    await audit(db, context, {
      kind: 'account-suspended',
      accountId: by,
      subjectId: accountId,
      details: { reason },
    })
  })
  return success('Suspended', await accountNow(context, accountId))
})

export const liftSuspension = os.accountConsole.lift.handler(async ({ input, context }) => {
  const { accountId } = input
  const by = (await operatorOf(context)).accountId
  await changing(context, accountId, async (db) => {
    if (!(await deleteSuspension(db, accountId))) return
    await audit(db, context, { kind: 'suspension-lifted', accountId: by, subjectId: accountId })
  })
  return success('They can log in again', await accountNow(context, accountId))
})

export const unlockAccount = os.accountConsole.unlock.handler(async ({ input, context }) => {
  const { accountId } = input
  const by = (await operatorOf(context)).accountId
  const { emailKey, phone } = await changing(context, accountId, (db) =>
    audit(db, context, { kind: 'account-unlocked', accountId: by, subjectId: accountId }),
  )
  const { codeByMinute, codeByHour, codeByDay, verifyByAccount, loginByAccount } = limits
  const { resetByAccount, passwordByAccount, factorByAccount, factorByAccountADay } = limits
  const known = [codeByMinute, codeByHour, codeByDay, verifyByAccount]
  await forgiveTries(context.app, [
    ...known.map((limit) => [limit, emailKey] as const),
    ...known.map((limit) => [limit, phone] as const),
    [loginByAccount, emailKey],
    [resetByAccount, emailKey],
    ...[passwordByAccount, factorByAccount, factorByAccountADay, limits.recoveryCodeByAccount].map(
      (limit) => [limit, accountId] as const,
    ),
  ])
  return success('They can try again', await accountNow(context, accountId))
})

/** Does something with an account that is locked meanwhile; refuses unknown and closed ones. */
function changing(context: CallContext, accountId: string, change: (db: Db) => Promise<unknown>) {
  return context.app.db.transaction().execute(async (db) => {
    const account = await lockAccount(db, accountId)
    if (account === undefined) throw unknown()
    await change(db)
    return account
  })
}
