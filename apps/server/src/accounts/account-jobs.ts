import { workAt } from '#jobs/jobs.ts'
import { startSending } from '#messages/messages.ts'
import type { World } from '#world.ts'
import { tidyAccounts } from './tidy.ts'

const HOURLY = '17 * * * *'

/** Starts the background jobs of accounts: sending messages, and deleting what has expired. */
export async function startAccountJobs(world: World): Promise<void> {
  await startSending(world)
  await workAt(world, 'tidy-accounts', { cron: HOURLY, run: () => tidyAccounts(world) })
}
