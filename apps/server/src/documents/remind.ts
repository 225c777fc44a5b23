import type { AppContext } from '#app-context.ts'
import { recordForMany } from '#events/record-for-many.ts'
import { workAt } from '#jobs/jobs.ts'
import { documentLapsing } from './document-events.ts'
import { findDue, markReminded } from './remind.queries.ts'

const HALF_HOURLY = '*/30 * * * *'

/** Starts the job that reminds people of documents that are about to lapse. */
export const startReminding = (app: AppContext): Promise<void> =>
  workAt(app, 'remind-of-documents', { cron: HALF_HOURLY, run: () => remindDue(app) })

/** Reminds of every document 30 and 7 days before it lapses, in a transaction each. */
export async function remindDue(app: AppContext): Promise<void> {
  const now = app.now()
  for (const documentId of await findDue(app.db, now)) {
    await app.db.transaction().execute(async (db) => {
      const reminded = await markReminded(db, documentId, now)
      if (reminded === undefined) return
      const { organisationId, expiresOn, accountIds } = reminded
      await recordForMany(db, {
        is: documentLapsing,
        thingId: documentId,
        organisationId,
        concerns: accountIds,
        dataOf: (part) => ({ expiresOn, accountIds: part }),
        at: now,
      })
    })
  }
}
