import type { OwnData } from '@pavilion/contract/accounts/own-data-calls.ts'
import type { Db } from '#db/connect.ts'
import { os } from '#http/implement.ts'
import { success } from '#lists/answer.ts'
import { audit } from '#security/audit.ts'
import { spendTries } from '#security/limits.ts'
import { ownAccount } from '../own-account.ts'
import { exporters, findHeld } from './own-data.queries.ts'
import { limits } from '../limits.ts'

const MOST_ROWS = 10_000

/** What is not exported, as `table` or `table.column`, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  'account.password_hash': 'Whoever has it could try to find your password.',
  refresh_token: 'Whoever has one could sign in as you; only hashes are kept.',
  'verification_code.code_hash': 'It proves that you have your number.',
  'password_reset.token_hash': 'It lets your password be set.',
  'email_undo.token_hash': 'It lets your address be taken back.',
  'message.body': 'It may hold a code or a link, and is erased once the message has gone out.',
  'payment.reference': 'It opens the page on which the order is paid.',
  'booking.customer': 'It is the name of somebody whom you booked for at the desk.',
  attempt_count: 'Tries are counted under keyed hashes that lead to nobody.',
}

/** Reads everything in one snapshot of the database. */
export const exportData = os.accounts.exportData.handler(async ({ context }) => {
  const { accountId } = await ownAccount(context, 'read-own-account')
  const { app } = context
  await spendTries(context, [[limits.exportByAccount, accountId]])
  const data = await app.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((db) => gather(db, accountId))
  await audit(app.db, context, { kind: 'data-exported', accountId })
  return success('This is what is held on you', { exportedAt: app.now(), ...data })
})

async function gather(db: Db, accountId: string): Promise<Omit<OwnData, 'exportedAt'>> {
  const held: Record<string, Record<string, unknown>[]> = {}
  const cut: Record<string, string> = {}
  for (const [name, exporter] of Object.entries(exporters)) {
    const rows = await findHeld(db, exporter, { accountId, most: MOST_ROWS })
    held[name] = rows.slice(0, MOST_ROWS)
    if (rows.length > MOST_ROWS) cut[name] = `Only the first ${MOST_ROWS} are in here.`
  }
  return { held, leftOut: { ...leftOut, ...cut } }
}
