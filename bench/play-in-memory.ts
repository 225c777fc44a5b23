import { createHub } from '../apps/server/src/live/hub.ts'
import type { LiveEntry, LiveHub } from '../apps/server/src/live/live-hub.ts'
import { ball, matchId } from './live-server.ts'

const EVERY_MS = 20

/**
 * A hub whose match gets an event every 20 ms. Each carries when it was due, so that the delay of the event
 * loop counts as part of its way.
 */
export function playInMemory(): LiveHub {
  const log: LiveEntry[] = []
  const sources = {
    entriesAfter: async (_: string, after: number) => ({
      seq: log.length,
      entries: log.slice(after),
    }),
    snapshot: async () => ({ seq: log.length, json: '{}', isListed: true }),
    isIn: async () => true,
  }
  // Each event is written at once, so that nothing but the server's load delays it.
  const hub = createHub(sources, { options: { coalesceMs: 0 } })
  let due = process.hrtime.bigint()
  setInterval(() => {
    const now = process.hrtime.bigint()
    due += BigInt(EVERY_MS * 1_000_000)
    const entry = { seq: log.length + 1, json: ball(due < now ? due : now) }
    due = now
    log.push(entry)
    hub.publish(matchId, { entries: [entry], snapshot: '{}', card: '{}' })
  }, EVERY_MS)
  return hub
}
