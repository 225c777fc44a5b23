import { pino } from 'pino'
import type { Config } from '#config.ts'
import type { Connection } from '#db/connect.ts'
import { createHub } from '#live/hub.ts'
import type { LiveSources } from '#live/live-hub.ts'
import type { World } from '#world.ts'

/** No match has a log yet, so none can be followed. */
const noLogs: LiveSources = {
  entriesAfter: async () => undefined,
  snapshot: async () => undefined,
}

/** Everything outside of the work that it needs, made once at the start. */
export function gatherWorld(config: Config, { pool, db }: Connection): World {
  const log = pino({ level: config.logLevel })
  const report = (error: unknown) => log.error({ err: error }, 'a live log could not be read')
  const live = createHub(noLogs, { report })
  return { config, pool, db, now: () => new Date().toISOString(), log, live }
}
