import { startMatch } from '@pavilion/cricket/fold/match.ts'
import { setStart, storeMatches } from '#matches/matches.ts'
import type { AppContext } from '#app-context.ts'
import { dayAt, halfHourAfter, minutesLater } from './calendar.ts'
import { findOverdueSamples, findReturnMatch } from './live-match.queries.ts'
import { SIMULATOR } from './sample-match.ts'

const AT_LEAST = 4
const BETWEEN_MINUTES = 240

/** Makes sure that there is always an upcoming match; overdue fixtures are postponed. */
export async function keepFixtures(app: AppContext): Promise<void> {
  const now = app.now()
  const overdue = await findOverdueSamples(app.db, now)
  for (const [place, matchId] of overdue.entries()) {
    const later = minutesLater(now, BETWEEN_MINUTES * (place + 1))
    await setStart(app.db, matchId, halfHourAfter(later))
  }
  await addReturnMatch(app)
}

/** Once every pair has met they meet again, the longest ago first. */
async function addReturnMatch(app: AppContext): Promise<void> {
  const row = await findReturnMatch(app.db)
  if (row === undefined || row.upcoming >= AT_LEAST) return
  const { upcoming: _, latestStart, number, timeZone, setup, ...match } = row
  const after = latestStart > app.now() ? latestStart : app.now()
  const startsAt = halfHourAfter(minutesLater(after, BETWEEN_MINUTES))
  const day = dayAt(startsAt, timeZone)
  await storeMatches(app.db, [
    {
      ...match,
      matchNumber: `${number}`,
      stage: null,
      matchType: 'T20',
      gender: 'male',
      teamKind: 'club',
      startsOn: day,
      endsOn: day,
      startsAt,
      isSample: true,
      state: startMatch(setup),
      recordedBy: SIMULATOR,
    },
  ])
}
