import { workAt } from '#jobs/jobs.ts'
import { after } from '#security/instants.ts'
import type { World } from '#world.ts'
import { endPayment } from './apply-payment.ts'
import { enterGivenBack } from './ledger.ts'
import { expireDue } from './order.queries.ts'
import { provider } from './provider.ts'
import { deleteOldEvents, findPending } from './payment.queries.ts'
import { setSent, takeUnsent } from './refund.queries.ts'

const EVERY_MINUTE = '* * * * *'
/** A provider is given this long to tell by itself. */
const PATIENCE_SECONDS = 30
const AT_ONCE = 100
const EVENTS_KEPT_DAYS = 90
const DAY = 86_400
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Asks after payments that nobody has told us the end of. */
async function askAfterPayments(world: World): Promise<void> {
  const since = after(world.now(), -PATIENCE_SECONDS)
  let afterId: string | undefined = FIRST_ID
  while (afterId !== undefined) {
    const pending = await findPending(world.db, { since, afterId, most: AT_ONCE })
    for (const { reference } of pending) await askAfter(world, reference)
    afterId = pending.at(-1)?.id
  }
}

async function askAfter(world: World, reference: string): Promise<void> {
  const outcome = await provider.look(world, reference)
  if (outcome === 'pending') return
  const end = { provider: provider.name, reference, outcome }
  await world.db.transaction().execute((db) => endPayment(world, db, end))
}

/** Sends what is owed. A provider that fails leaves it owed, and is asked again at the next turn. */
async function sendRefunds({ db: database, now }: World): Promise<void> {
  await database.transaction().execute(async (db) => {
    for (const { id, orderId, amount } of await takeUnsent(db, AT_ONCE)) {
      await provider.giveBack({ id, amount })
      await setSent(db, id, now())
      await enterGivenBack(db, orderId, { amount, at: now() })
    }
  })
}

/** Makes orders and payments agree with the clock and the provider, whatever was not told, or lost on its way. */
export async function reconcile(world: World): Promise<void> {
  await askAfterPayments(world)
  await expireDue(world.db, world.now())
  await sendRefunds(world)
  await deleteOldEvents(world.db, after(world.now(), -EVENTS_KEPT_DAYS * DAY))
}

export const startOrderJobs = (world: World): Promise<void> =>
  workAt(world, 'reconcile-payments', { cron: EVERY_MINUTE, run: () => reconcile(world) })
