import { pino } from 'pino'
import type { Config } from '#config.ts'
import type { Connection } from '#db/connect.ts'
import { createHub } from '#live/hub.ts'
import { liveSources } from '#live/sources.ts'
import type { World } from '#world.ts'

/** Everything outside of the work that it needs, made once at the start. */
export function gatherWorld(config: Config, { pool, db }: Connection): World {
  // A row that breaks a rule is told in full there, and it may be an account's.
  const log = pino({ level: config.logLevel, redact: { paths: ['err.detail'], remove: true } })
  const report = (error: unknown) => log.error({ err: error }, 'a live log could not be read')
  const live = createHub(
    liveSources(() => world),
    { report },
  )
  const world: World = { config, pool, db, now: () => new Date().toISOString(), log, live }
  return world
}
