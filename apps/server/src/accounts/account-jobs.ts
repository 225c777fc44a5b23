import { workAt } from '#jobs/jobs.ts'
import type { AppContext } from '#app-context.ts'
import { tidyAccounts } from './tidy.ts'

const HOURLY = '17 * * * *'

export async function startAccountJobs(app: AppContext): Promise<void> {
  await workAt(app, 'tidy-accounts', { cron: HOURLY, run: () => tidyAccounts(app) })
}
