import type { World } from '#world.ts'
import type { LiveSources } from './live-hub.ts'
import { isInWorld, liveSnapshot, matchLog } from '#matches/matches.ts'

/** Reads the log and the matches' states for the hub. */
export const liveSources = (world: () => World): LiveSources => ({
  entriesAfter: async (matchId, after) => {
    const log = await matchLog(world(), matchId, after)
    return log && { seq: log.seq, entries: log.entries.map(asFrame) }
  },
  snapshot: (matchId) => liveSnapshot(world(), matchId),
  isIn: (organisation, matchId) => isInWorld(world(), organisation, matchId),
})

const asFrame = ({ seq, fact }: { readonly seq: number; readonly fact: unknown }) => ({
  seq,
  json: JSON.stringify(fact),
})
