import { workAt } from '#jobs/jobs.ts'
import { forgetOldMessages } from '#messages/messages.ts'
import { forgetOldAttempts } from '#providers/providers.ts'
import { after } from '#security/instants.ts'
import { deleteOldSecurity } from '#security/security.queries.ts'
import { forgetOldSessions } from '#sessions/sessions.ts'
import type { AppContext } from '#app-context.ts'
import { deleteUnverifiedBefore } from './account.queries.ts'
import { deleteOldProofs } from './codes/proof.queries.ts'

const HOURLY = '17 * * * *'
const DAY = 86_400
const UNVERIFIED_DAYS = 1
const MESSAGE_DAYS = 7
const SESSION_DAYS = 30
const EVENT_DAYS = 180

/** Deletes what has expired: unverified accounts, sent messages, codes and links, old events. */
async function tidyAccounts(app: AppContext): Promise<void> {
  const now = app.now()
  const ago = (days: number) => after(now, -days * DAY)
  await deleteUnverifiedBefore(app.db, ago(UNVERIFIED_DAYS))
  await deleteOldProofs(app.db, now)
  await forgetOldAttempts(app, now)
  await forgetOldMessages(app, ago(MESSAGE_DAYS))
  await forgetOldSessions(app, ago(SESSION_DAYS))
  await deleteOldSecurity(app.db, { now, eventsBefore: ago(EVENT_DAYS) })
}

export const startTidying = (app: AppContext): Promise<void> =>
  workAt(app, 'tidy-accounts', { cron: HOURLY, run: () => tidyAccounts(app) })
