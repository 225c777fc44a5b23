import { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { work } from '#jobs/jobs.ts'
import { recordFacts } from '#matches/matches.ts'
import type { AppContext } from '#app-context.ts'
import { insertDecisionRow } from '../results/decisions.queries.ts'
import { answerReport } from '../results/reports.queries.ts'
import { tellDecisions } from '../results/write-decision.ts'
import {
  findRainItems,
  findRainRun,
  type ItemRow,
  lockRainRun,
  type RunRow,
  settleRainRun,
  updateRainItem,
} from './rain.queries.ts'

export const RAIN_DESK = 'rain-desk'

/** Starts the job that writes what a plan has for logs of matches, should the request for it have broken off. */
export const startRainDesk = (app: AppContext): Promise<void> =>
  work(app, RAIN_DESK, async (data) => {
    await settleRun(app, z.object({ runId: z.uuid() }).parse(data).runId)
  })

/** Writes the logs of matches that wait for it, then tells everybody once. Repeated, it goes on where it was. */
export async function settleRun(app: AppContext, runId: string): Promise<void> {
  const run = await findRainRun(app.db, runId)
  if (run === undefined || run.isSettled) return
  for (const item of await findRainItems(app.db, [runId])) {
    if (item.state === 'due') await writeLog(app, run, item)
  }
  await app.db.transaction().execute(async (db) => finish(db, run, app.now()))
}

/** A log that already has the facts at that place takes them as written. */
async function writeLog(app: AppContext, run: RunRow, item: ItemRow): Promise<void> {
  const { matchId, expectedSeq, facts } = item
  const recordedBy = run.byId ?? 'tournament'
  const recorded =
    matchId === null
      ? { ok: false, message: 'That match is gone.' }
      : await recordFacts(app, { matchId, expectedSeq, facts, recordedBy })
  await app.db.transaction().execute(async (db) => {
    await lockRainRun(db, run.id)
    const [now] = (await findRainItems(db, [run.id])).filter(isOf(item))
    if (now?.state !== 'due') return
    if (recorded.ok) await keep(db, run, { ...item, at: app.now() })
    else await updateRainItem(db, { ...item, state: 'refused', says: recorded.message })
  })
}

const isOf =
  ({ fixtureId }: ItemRow) =>
  (one: ItemRow): boolean =>
    one.fixtureId === fixtureId

async function keep(db: Db, run: RunRow, item: ItemRow & { readonly at: string }): Promise<void> {
  const { fixtureId, kind, said, at: now } = item
  const { tournamentId, byId: accountId } = run
  const decided = { tournamentId, fixtureId, accountId, now }
  const decisionId =
    kind === null || said === null ? null : await insertDecisionRow(db, { ...decided, kind, said })
  if (kind === 'decided') {
    await answerReport(db, { ...decided, status: 'standing', objection: '' })
  }
  await updateRainItem(db, { ...item, state: 'done', decisionId })
}

async function finish(db: Db, run: RunRow, now: string): Promise<void> {
  await lockRainRun(db, run.id)
  const items = await findRainItems(db, [run.id])
  const isSettled = (await findRainRun(db, run.id))?.isSettled ?? true
  if (isSettled || items.some(({ state }) => state === 'due')) return
  const { tournamentId, byId: accountId } = run
  const ids = items.flatMap(({ decisionId }) => decisionId ?? [])
  await tellDecisions(db, { tournamentId, accountId, now }, ids)
  await settleRainRun(db, run.id, now)
}
