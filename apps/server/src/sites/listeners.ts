import { inProcess, type ProcessListener } from '#events/process-listeners.ts'
import { siteSettingsSaved } from './site-events.ts'
import { forgetSites } from './sites.ts'

/** What each process does about the events of sites. */
export const processListeners: readonly ProcessListener[] = [
  inProcess(siteSettingsSaved, (app) => forgetSites(app)),
]
