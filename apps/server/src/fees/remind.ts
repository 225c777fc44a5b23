import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { recordForMany } from '#events/record-for-many.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { workAt } from '#jobs/jobs.ts'
import { spendTries } from '#security/limits.ts'
import { bookOf } from './book.ts'
import { lockBook } from './book.queries.ts'
import { emailDue } from './email-due.ts'
import { feesReminded } from './fee-events.ts'
import { feeManagerOf } from './fee-manager.ts'
import { limits } from './limits.ts'
import { findReminding, markAsked, markDue } from './remind.queries.ts'
import { reachHolders } from './tell-charged.ts'

const HALF_HOURLY = '*/30 * * * *'

/** Starts the job that reminds players of what is due. */
export const startReminding = (app: AppContext): Promise<void> =>
  workAt(app, 'remind-of-fees', { cron: HALF_HOURLY, run: () => remindDue(app) })

/** Reminds of every charge once, club by club, in a transaction with the emails. */
export async function remindDue(app: AppContext): Promise<void> {
  for (const organisationId of await findReminding(app.db, app.now())) {
    await app.db.transaction().execute(async (db) => {
      await lockBook(db, organisationId)
      const playerIds = await markDue(db, organisationId, app.now())
      await tellReminded(app, db, { organisationId, playerIds, accountId: null })
    })
  }
}

export const remind = os.fees.remind.handler(async ({ input, context }) => {
  const manager = await feeManagerOf(context, input.organisationId)
  const { app } = context
  const { organisationId } = input
  const { accountId } = manager.actor
  await spendTries(context, [[limits.chargeByAccount, accountId]])
  const reminded = await app.db.transaction().execute(async (db) => {
    await lockBook(db, organisationId)
    const playerIds = await markAsked(db, input, app.now())
    await tellReminded(app, db, { organisationId, playerIds, accountId })
    return playerIds.length
  })
  return success(`${counted(reminded, 'player')} reminded`, await bookOf(context, manager))
})

type Reminded = {
  readonly organisationId: string
  readonly playerIds: readonly string[]
  /** Who asked for it; null for the job. */
  readonly accountId: string | null
}

async function tellReminded(app: AppContext, db: Db, reminded: Reminded): Promise<void> {
  const { organisationId, playerIds, accountId } = reminded
  if (playerIds.length === 0) return
  const reached = await reachHolders(db, playerIds)
  const accountIds = [...new Set(reached.flatMap((one) => one.accountId ?? []))]
  const by = { thingId: organisationId, accountId, organisationId, at: app.now() }
  await recordForMany(db, {
    is: feesReminded,
    ...by,
    concerns: accountIds,
    dataOf: (part) => ({ accountIds: part }),
  })
  await emailDue(app, db, { organisationId, reached, isReminder: true })
}
