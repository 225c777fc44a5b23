import type { OwnData } from '@pavilion/contract/accounts/own-data-calls.ts'
import type { Db } from '#db/connect.ts'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { findHeld } from '#privacy/held-personal-data.queries.ts'
import type { PersonalData } from '#privacy/personal-data.ts'
import { audit } from '#security/audit.ts'
import { inTurn } from '#security/bounded-work.ts'
import { spendTries } from '#security/limits.ts'
import { ownAccount } from '../own-account.ts'
import { limits } from '../limits.ts'

const MOST_ROWS = 10_000

/** Reads everything in one snapshot of the database. */
export const exportData = os.accounts.exportData.handler(async ({ context }) => {
  const { accountId } = await ownAccount(context, 'read-own-account')
  const { app } = context
  await spendTries(context, [[limits.exportByAccount, accountId]])
  const holders = app.personalData
  const what = 'exports of data are being made'
  const data = await inTurn(context, { kind: 'own-data', owner: accountId, what }, () =>
    app.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((db) => gather(db, accountId, holders)),
  )
  await audit(app.db, context, { kind: 'data-exported', accountId })
  return success('Your data', { exportedAt: app.now(), ...data })
})

async function gather(
  db: Db,
  accountId: string,
  holders: readonly PersonalData[],
): Promise<Omit<OwnData, 'exportedAt'>> {
  const held: Record<string, Record<string, unknown>[]> = {}
  const leftOut: Record<string, string> = {}
  for (const holder of holders) {
    Object.assign(leftOut, holder.leftOut)
    for (const [name, some] of Object.entries(holder.held)) {
      const rows = await findHeld(db, some, { accountId, most: MOST_ROWS })
      held[name] = rows.slice(0, MOST_ROWS)
      if (rows.length > MOST_ROWS) leftOut[name] = `Only the first ${MOST_ROWS} are in here.`
    }
  }
  return { held, leftOut }
}
