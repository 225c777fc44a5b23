import type { World } from '#world.ts'
import type { LiveSources } from './live-hub.ts'
import { liveSnapshot, matchLog } from '#matches/matches.ts'

/** What the hub reads: the log of facts, and a match as it stands. */
export const liveSources = (world: () => World): LiveSources => ({
  entriesAfter: async (matchId, after) => {
    const log = await matchLog(world(), matchId, after)
    return log && { seq: log.seq, entries: log.entries.map(asFrame) }
  },
  snapshot: (matchId) => liveSnapshot(world(), matchId),
})

const asFrame = ({ seq, fact }: { readonly seq: number; readonly fact: unknown }) => ({
  seq,
  json: JSON.stringify(fact),
})
