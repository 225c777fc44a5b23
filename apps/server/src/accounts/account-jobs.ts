import { workAt } from '#jobs/jobs.ts'
import { startSending } from '#messages/messages.ts'
import type { AppContext } from '#app-context.ts'
import { tidyAccounts } from './tidy.ts'

const HOURLY = '17 * * * *'

/** Starts the background jobs of accounts: sending messages, and deleting what has expired. */
export async function startAccountJobs(app: AppContext): Promise<void> {
  await startSending(app)
  await workAt(app, 'tidy-accounts', { cron: HOURLY, run: () => tidyAccounts(app) })
}
