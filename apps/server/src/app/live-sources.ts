import type { AppContext } from '#app-context.ts'
import type { LiveSources } from '#live/live-hub.ts'
import { minorHider } from '#privacy/minors.ts'
import { isInScope, liveSnapshot, matchLog } from '#matches/matches.ts'

/** Reads the log and the matches' states for the hub. */
export const liveSources = (app: () => AppContext): LiveSources => ({
  entriesAfter: async (matchId, after) => {
    const log = await matchLog(app(), matchId, after)
    const hide = await minorHider(app())
    return log && { seq: log.seq, entries: hide(log.entries).map(asFrame) }
  },
  snapshot: (matchId) => liveSnapshot(app(), matchId),
  isIn: (organisation, matchId) => isInScope(app(), organisation, matchId),
})

const asFrame = ({ seq, fact }: { readonly seq: number; readonly fact: unknown }) => ({
  seq,
  json: JSON.stringify(fact),
})
