import { hasSampleAccounts } from '#accounts/sample-accounts.ts'
import { CannotStart } from '#cannot-start.ts'
import { isLocalOrigin } from '#http/local-origin.ts'
import { isOutboxOpen } from '#messages/messages.ts'
import { providerOf } from '#orders/orders.ts'
import { readMasterKeys } from '#security/keys.ts'
import { hasSite } from '#sites/sites.ts'
import type { AppContext } from '#app-context.ts'
import { type Weakness, weaknesses } from '#protection-settings.ts'

export type Found = {
  readonly weakness: Weakness
  /** What the server would run with, and the way out. */
  readonly says: string
}

/** What must not be left as it is once others reach the server. */
export async function findWeaknesses(app: AppContext): Promise<readonly Found[]> {
  const { masterKey } = app.config.protection
  if (masterKey !== undefined) await readMasterKeys(masterKey)
  const isIn: Readonly<Record<Weakness, boolean>> = {
    outbox: isOutboxOpen(app.config),
    sandbox: (await providerOf(app))?.name === 'sandbox',
    'sample-accounts': await hasSampleAccounts(app.db),
    'database-key': masterKey === undefined,
  }
  return weaknesses
    .filter((weakness) => isIn[weakness])
    .map((weakness) => ({ weakness, says: meanings[weakness] }))
}

const meanings: Readonly<Record<Weakness, string>> = {
  outbox: 'messages that nobody is sent (set SMTP_URL and SMS_GATEWAY_URL)',
  sandbox: 'a payment provider that moves no money (leave PAYMENTS out)',
  'sample-accounts':
    'sample accounts, whose password is printed (run npm run db -- retire-samples)',
  'database-key':
    'the master key in the database that it protects (set MASTER_KEY_FILE or MASTER_KEY)',
}

/**
 * Refuses to start where others reach the server with anything that gives it away, unless the operator
 * allows it by name. To be called before the sample world is made, which brings its accounts.
 */
export async function refuseWeaknesses(app: AppContext, empty: boolean): Promise<void> {
  const { publicOrigin, protection } = app.config
  if (isLocalOrigin(publicOrigin)) return
  const isNew = !empty && !(await hasSite(app.db))
  const samples: Found = { weakness: 'sample-accounts', says: SAMPLES_TO_COME }
  const found = [...(await findWeaknesses(app)), ...(isNew ? [samples] : [])]
  const refused = found.filter(({ weakness }) => !protection.allowed.includes(weakness))
  if (refused.length === 0) return
  const names = refused.map(({ weakness }) => weakness).join(',')
  throw new CannotStart(
    `Others reach ${publicOrigin}, but the server would run with ${refused.map(({ says }) => says).join('; ')}. Mend that, or start it all the same with ALLOW_INSECURE=${names}.`,
  )
}

const SAMPLES_TO_COME = 'the sample world and its accounts (npm start -- --empty leaves them out)'
