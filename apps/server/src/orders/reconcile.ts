import { workAt } from '#jobs/jobs.ts'
import { after } from '#security/instants.ts'
import type { AppContext } from '#app-context.ts'
import { endPayment } from './apply-payment.ts'
import { enterGivenBack } from './ledger.ts'
import { expireDue } from './order.queries.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { providerOf } from './provider.ts'
import { deleteOldEvents, findPending } from './payment.queries.ts'
import { setSent, takeUnsent } from './refund.queries.ts'

const EVERY_MINUTE = '* * * * *'
/** How long to wait for a provider's own event. */
const PATIENCE_SECONDS = 30
const AT_ONCE = 100
const EVENTS_KEPT_DAYS = 90
const DAY = 86_400
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Asks the provider about payments without a known end. */
async function askAfterPayments(app: AppContext, provider: PaymentProvider): Promise<void> {
  const since = after(app.now(), -PATIENCE_SECONDS)
  let afterId: string | undefined = FIRST_ID
  while (afterId !== undefined) {
    const pending = await findPending(app.db, { since, afterId, most: AT_ONCE })
    for (const { reference } of pending) await askAfter(app, provider, reference)
    afterId = pending.at(-1)?.id
  }
}

async function askAfter(
  app: AppContext,
  provider: PaymentProvider,
  reference: string,
): Promise<void> {
  const outcome = await provider.look(app, reference)
  if (outcome === 'pending') return
  const end = { provider: provider.name, reference, outcome }
  await app.db.transaction().execute((db) => endPayment(app, db, end))
}

/**
 * Sends refunds that are owed. When a provider fails, the refund stays owed and is retried at the next run.
 */
async function sendRefunds(
  { db: database, now }: AppContext,
  provider: PaymentProvider,
): Promise<void> {
  await database.transaction().execute(async (db) => {
    for (const { id, orderId, amount } of await takeUnsent(db, AT_ONCE)) {
      await provider.giveBack({ id, amount })
      await setSent(db, id, now())
      await enterGivenBack(db, orderId, { amount, at: now() })
    }
  })
}

/** Brings orders and payments in line with the clock and the provider, in case an event was lost. */
export async function reconcile(app: AppContext): Promise<void> {
  const provider = await providerOf(app)
  if (provider !== undefined) await askAfterPayments(app, provider)
  await expireDue(app.db, app.now())
  if (provider !== undefined) await sendRefunds(app, provider)
  await deleteOldEvents(app.db, after(app.now(), -EVENTS_KEPT_DAYS * DAY))
}

export const startOrderJobs = (app: AppContext): Promise<void> =>
  workAt(app, 'reconcile-payments', { cron: EVERY_MINUTE, run: () => reconcile(app) })
