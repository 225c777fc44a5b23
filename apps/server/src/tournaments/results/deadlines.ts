import { randomUUID } from 'node:crypto'
import { takesNoWrites } from '#db/takes-no-writes.ts'
import { isOutOfReach } from '#db/unreachable.ts'
import { workAt } from '#jobs/jobs.ts'
import type { AppContext } from '#app-context.ts'
import { keepAdjustment } from '../fixtures/adjustments.queries.ts'
import { findFixtures } from '../fixtures/fixtures.queries.ts'
import { findSetup, lockSetup } from '../manage/setup.queries.ts'
import { insertDecision } from './write-decision.ts'
import {
  answerInTime,
  answerReport,
  findLate,
  findReport,
  findUnanswered,
} from './reports.queries.ts'
import { settleMatch } from './settle-match.ts'

const EVERY_FIVE_MINUTES = '*/5 * * * *'
const MOST_AT_ONCE = 100

/** Starts the job that watches the deadlines of results. */
export const startDeadlines = (app: AppContext): Promise<void> =>
  workAt(app, 'tournament-deadlines', {
    cron: EVERY_FIVE_MINUTES,
    run: () => meetDeadlines(app),
  })

/** Lets results stand that nobody answered in time, and charges home sides that told none. */
export async function meetDeadlines(app: AppContext): Promise<void> {
  const now = app.now()
  for (const due of await findUnanswered(app.db, now, MOST_AT_ONCE)) await meet(app, due, letStand)
  for (const due of await findLate(app.db, now, MOST_AT_ONCE)) await meet(app, due, charge)
}

type Due = { readonly fixtureId: string; readonly tournamentId: string }
type Action = (app: AppContext, due: Due) => Promise<void>

/** One that cannot be met is told to the operator, and holds up no other. */
async function meet(app: AppContext, due: Due, action: Action): Promise<void> {
  try {
    await action(app, due)
  } catch (error) {
    if (takesNoWrites(error) || isOutOfReach(error)) throw error
    const { fixtureId } = due
    app.log.error({ err: error, fixtureId }, 'the deadline of a result could not be met')
  }
}

async function letStand(app: AppContext, { fixtureId, tournamentId }: Due): Promise<void> {
  const report = await findReport(app.db, fixtureId)
  const fixture = (await findFixtures(app.db, tournamentId)).find(({ id }) => id === fixtureId)
  if (report === undefined || fixture === undefined) return
  const now = app.now()
  const { matchId, status } = fixture
  const unanswered = { fixtureId, status: 'standing', objection: '', accountId: null, now } as const
  if (matchId === null || status !== 'upcoming') {
    await answerReport(app.db, unanswered)
    return
  }
  const { outcome } = report
  await settleMatch(app, {
    matchId,
    outcome,
    recordedBy: 'tournament',
    along: async (db, { said }) => {
      if (!(await answerInTime(db, unanswered, ['open']))) {
        throw new Error(`The result of ${fixtureId} was answered at the last moment.`)
      }
      const stood = { kind: 'stood', said, accountId: null, now } as const
      await insertDecision(db, { tournamentId, fixtureId, ...stood })
    },
  })
}

async function charge(app: AppContext, { fixtureId, tournamentId }: Due): Promise<void> {
  const now = app.now()
  await app.db.transaction().execute(async (db) => {
    await lockSetup(db, tournamentId)
    const setup = await findSetup(db, tournamentId)
    const fixture = (await findFixtures(db, tournamentId)).find(({ id }) => id === fixtureId)
    const [home, away] = [fixture?.home ?? null, fixture?.away ?? null]
    if (setup === undefined || home === null || away === null) return
    const points = -setup.fields.latePoints
    const reason = `No result of the match against ${away.name} in time`
    const made = {
      id: randomUUID(),
      teamId: home.id,
      points,
      fine: null,
      reason,
      accountId: null,
      now,
    }
    await keepAdjustment(db, { ...made, tournamentId })
    const said = { home: home.name, away: away.name, points, reason }
    await insertDecision(db, { tournamentId, fixtureId, kind: 'late', said, accountId: null, now })
  })
}
