import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from '#db/database.ts'
import type { PersonalData } from '#privacy/personal-data.ts'
import type { CalendarSource, TaskSource } from './sources.ts'
import type { LiveHub } from '#live/live-hub.ts'

/** Everything outside a function that it may use: made at the start and passed in. */
export type AppContext = {
  readonly config: Config
  readonly pool: pg.Pool
  readonly db: Kysely<Database>
  /** The current instant, ISO 8601 with Z. */
  readonly now: () => string
  readonly log: Logger
  readonly live: LiveHub
  /** What each slice holds on people. */
  readonly personalData: readonly PersonalData[]
  readonly taskSources: readonly TaskSource[]
  readonly calendarSources: readonly CalendarSource[]
}
