import { workAt } from '#jobs/jobs.ts'
import { startSending } from '#messages/messages.ts'
import type { World } from '#world.ts'
import { tidyAccounts } from './tidy.ts'

const HOURLY = '17 * * * *'

/** What accounts need done while nobody asks: messages go out, and what has run its course is forgotten. */
export async function startAccountJobs(world: World): Promise<void> {
  await startSending(world)
  await workAt(world, 'tidy-accounts', { cron: HOURLY, run: () => tidyAccounts(world) })
}
