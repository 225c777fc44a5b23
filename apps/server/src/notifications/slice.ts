import { workAt } from '#jobs/jobs.ts'
import { after } from '#security/instants.ts'
import type { AppContext } from '#app-context.ts'
import type { Slice } from '#slice.ts'
import { startAnnouncing } from './announce-match.ts'
import { listeners } from './listeners.ts'
import { deleteOldNotices } from './notice.queries.ts'
import { countUnreadNotices, filterNotices, readAllNotices, readNotice } from './own-notices.ts'
import { startEmailing } from './email/send-emails.ts'
import { createUnsubscribing, stopByLink } from './email/unsubscribe.ts'
import { limits } from './limits.ts'
import { startPushing } from './push/send-pushes.ts'
import { pushState, subscribe, unsubscribe } from './push/subscribe.ts'
import { changeSettings, showSettings } from './settings/settings.ts'
import { personalData } from './personal-data.queries.ts'

const DAILY = '41 3 * * *'
const DAY = 86_400
const KEPT_DAYS = 60
/** A match that nothing was added to for so long is over. */
const CURSOR_DAYS = 10

async function tidyNotices({ db, now }: AppContext): Promise<void> {
  const ago = (days: number) => after(now(), -days * DAY)
  await deleteOldNotices(db, { notices: ago(KEPT_DAYS), cursors: ago(CURSOR_DAYS) })
}

async function startJobs(app: AppContext): Promise<void> {
  await startAnnouncing(app)
  await startPushing(app)
  await startEmailing(app)
  await workAt(app, 'tidy-notices', { cron: DAILY, run: () => tidyNotices(app) })
}

export const notifications = {
  calls: {
    notifications: {
      filter: filterNotices,
      unread: countUnreadNotices,
      read: readNotice,
      readAll: readAllNotices,
      pushState,
      subscribe,
      unsubscribe,
      settings: showSettings,
      saveSettings: changeSettings,
      stopEmails: stopByLink,
    },
  },
  startJobs,
  addresses: createUnsubscribing,
  listeners,
  personalData: [personalData],
  limits,
} satisfies Slice
