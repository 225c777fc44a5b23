import type { Config } from '#config.ts'
import type { Connection } from '#db/connect.ts'
import { listenInProcess } from '#events/process-listeners.ts'
import { createHub } from '#live/hub.ts'
import { slices } from '#app/slices.ts'
import { liveSources } from '#app/live-sources.ts'
import type { AppContext } from '#app-context.ts'
import { createLog } from './create-log.ts'

/** Made once, at the start. */
export function createAppContext(config: Config, { pool, db }: Connection): AppContext {
  const log = createLog(config.logLevel)
  const report = (error: unknown) => log.error({ err: error }, 'a live log could not be read')
  const live = createHub(
    liveSources(() => app),
    { report },
  )
  const app: AppContext = {
    config,
    pool,
    db,
    now: () => new Date().toISOString(),
    log,
    live,
    personalData: slices.flatMap(({ personalData = [] }) => personalData),
    taskSources: slices.flatMap(({ taskSources = [] }) => taskSources),
    calendarSources: slices.flatMap(({ calendarSources = [] }) => calendarSources),
  }
  for (const listener of slices.flatMap(({ processListeners = [] }) => processListeners)) {
    listenInProcess(app, listener)
  }
  return app
}
