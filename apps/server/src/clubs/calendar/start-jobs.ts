import type { AppContext } from '#app-context.ts'
import { workAt } from '#jobs/jobs.ts'
import { askDue } from './ask-players.ts'
import { callOffLost } from './fixtures/follow-matches.ts'

const EVERY_TEN_MINUTES = '*/10 * * * *'

/** Starts the job that asks players whether they can come, once what is not played any more is off. */
export const startAsking = (app: AppContext): Promise<void> =>
  workAt(app, 'ask-availability', {
    cron: EVERY_TEN_MINUTES,
    run: async () => {
      await callOffLost(app)
      await askDue(app)
    },
  })
