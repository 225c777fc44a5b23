import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { enqueue, work, workAt } from '#jobs/jobs.ts'
import { emailLinks, queueMessage } from '#messages/messages.ts'
import { type DueEmail, queueEmails, takeDueEmails } from './email.queries.ts'
import { writeEmail } from './write-email.ts'

const QUEUE = 'send-notice-emails'
const MINUTELY = '* * * * *'
const AT_ONCE = 50

/** Queues what was told just now for the emails of those who were told and want it. */
export async function emailTold(
  app: AppContext,
  db: Db,
  eventIds: readonly string[],
): Promise<void> {
  if (eventIds.length === 0) return
  const isDue = await queueEmails(db, { eventIds, now: app.now() })
  if (isDue) await enqueue(app, db, { queue: QUEUE, data: {} })
}

/** Sends what is queued, and what falls due later: digests, and what waits for the end of quiet hours. */
export async function startEmailing(app: AppContext): Promise<void> {
  await work(app, QUEUE, () => sendDueEmails(app))
  await workAt(app, 'send-due-notice-emails', { cron: MINUTELY, run: () => sendDueEmails(app) })
}

/**
 * Writes all that is due. What is taken off the queue and the emails about it are one transaction, so that nothing is
 * sent twice or lost whenever a process ends.
 */
export async function sendDueEmails(app: AppContext): Promise<void> {
  for (;;) {
    const found = await app.db.transaction().execute(async (db) => {
      const taken = await takeDueEmails(db, { now: app.now(), most: AT_ONCE })
      for (const email of taken.emails) await send(app, db, email)
      return taken.found
    })
    if (found === 0) return
  }
}

async function send(app: AppContext, db: Db, email: DueEmail): Promise<void> {
  const { accountId: recipientId, linkOrigin } = email
  const links = await emailLinks(app, { recipientId, linkOrigin })
  await queueMessage(app, db, {
    channel: 'email',
    sender: email.site.sender,
    to: email.to,
    isForgotWhenSent: true,
    unsubscribeUrl: links.unsubscribe,
    ...writeEmail(email, links),
  })
}
