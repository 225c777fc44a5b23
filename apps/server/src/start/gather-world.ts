import type { Config } from '#config.ts'
import type { Connection } from '#db/connect.ts'
import { createHub } from '#live/hub.ts'
import { liveSources } from '#live/sources.ts'
import type { World } from '#world.ts'
import { createLog } from './create-log.ts'

/** Makes the `World` once, at the start. */
export function gatherWorld(config: Config, { pool, db }: Connection): World {
  const log = createLog(config.logLevel)
  const report = (error: unknown) => log.error({ err: error }, 'a live log could not be read')
  const live = createHub(
    liveSources(() => world),
    { report },
  )
  const world: World = { config, pool, db, now: () => new Date().toISOString(), log, live }
  return world
}
