import { logOnce } from '#db/log-once.ts'
import { workAt } from '#jobs/jobs.ts'
import { readPublicMatch } from '#matches/matches.ts'
import { slugOf } from '#records/slug.ts'
import { after } from '#security/instants.ts'
import type { AppContext } from '#app-context.ts'
import {
  ensureCursor,
  findBehind,
  isFollowed,
  lockCursor,
  moveCursor,
  tellFollowers,
  withdrawOthers,
} from './announce.queries.ts'
import { announcementsOf } from './announcements.ts'
import { passOn } from './pass-on.ts'

const MINUTELY = '* * * * *'
const DAY = 86_400

/**
 * Tells the followers of a match what its log has to tell that they were not told before. The cursor moves in
 * the transaction that tells them, so nothing is lost or told twice whenever a process ends.
 */
export async function announceMatch(app: AppContext, matchId: string): Promise<void> {
  if (!(await isFollowed(app.db, matchId))) return
  const now = app.now()
  await ensureCursor(app.db, matchId, now)
  await app.db.transaction().execute(async (db) => {
    if (!(await lockCursor(db, matchId))) return
    const state = await readPublicMatch(app, matchId)
    if (state === undefined) return
    const { seq } = state
    const [one, other] = state.setup.teams
    const title = `${one.name} v ${other.name}`
    const path = `/match-central/matches/${matchId}/${slugOf(title)}`
    const announcements = announcementsOf(state)
    const notice = { matchId, title, path, announcements, now, since: after(now, -DAY) }
    await passOn(app, db, await tellFollowers(db, notice))
    await withdrawOthers(db, notice)
    await moveCursor(db, { matchId, seq, now })
  })
}

/** All matches of which something has not been told: after a process has died, or could not write. */
async function announceMissed(app: AppContext): Promise<void> {
  for (const matchId of await findBehind(app.db)) await announceMatch(app, matchId)
}

/** Tells followers whenever a log has grown, and looks every minute for what was missed. */
export async function startAnnouncing(app: AppContext): Promise<void> {
  const trouble = logOnce((error) =>
    app.log.warn({ err: error }, 'followers are told once the database can be written to'),
  )
  const running = new Map<string, 'once' | 'again'>()
  const announce = async (matchId: string): Promise<void> => {
    if (running.has(matchId)) return void running.set(matchId, 'again')
    do {
      running.set(matchId, 'once')
      await announceMatch(app, matchId).catch(trouble)
    } while (running.get(matchId) === 'again')
    running.delete(matchId)
  }
  app.live.onMove((matchId) => void announce(matchId))
  await workAt(app, 'announce-missed', { cron: MINUTELY, run: () => announceMissed(app) })
}
