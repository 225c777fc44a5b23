import { storeMatches } from '#matches/matches.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import type { World } from '#world.ts'
import { hasMatches, insertRecords } from './fill.queries.ts'
import { sampleWorld } from './sample-world.ts'

/** Fills an empty database; does nothing to one that has been started before, or holds matches. Answers
 * whether it filled one. */
export function fillSampleWorld(world: World): Promise<boolean> {
  return world.db.transaction().execute(async (db) => {
    const isFresh = await ensureDefaultSite({ ...world, db })
    if (!isFresh || (await hasMatches(db))) return false
    const { matches, ...records } = sampleWorld(world.now())
    await insertRecords(db, records)
    await storeMatches(db, matches)
    return true
  })
}
