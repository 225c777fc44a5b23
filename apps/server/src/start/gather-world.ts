import { pino } from 'pino'
import type { Config } from '#config.ts'
import type { Connection } from '#db/connect.ts'
import type { LiveHub } from '#live/live-hub.ts'
import type { World } from '#world.ts'

/** A hub without streams: whoever wants to know that a log moved is told, and nobody watches. */
function hubWithoutStreams(): LiveHub {
  const listeners = new Set<(matchId: string, seq: number) => void>()
  return {
    publish: (matchId, { entries }) => {
      const seq = entries.at(-1)?.seq ?? 0
      for (const listener of listeners) listener(matchId, seq)
    },
    watchers: () => 0,
    onMove: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Everything outside of the work that it needs, made once at the start. */
export const gatherWorld = (config: Config, { pool, db }: Connection): World => ({
  config,
  pool,
  db,
  now: () => new Date().toISOString(),
  log: pino({ level: config.logLevel }),
  live: hubWithoutStreams(),
})
