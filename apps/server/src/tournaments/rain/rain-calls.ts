import {
  RAIN_DESK_CHANGED,
  TOURNAMENT_NOT_FOUND,
} from '@pavilion/contract/tournaments/tournament-refusals.ts'
import { brokeUnique } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall, refuseField } from '#http/refuse-call.ts'
import { enqueue } from '#jobs/jobs.ts'
import type { AppContext } from '#app-context.ts'
import { findFixtures } from '../fixtures/fixtures.queries.ts'
import { tournamentOfManager } from '../manage/managed-tournament.ts'
import { lockSetup } from '../manage/setup.queries.ts'
import { carryOut, type CarryingOut } from './carry-out.ts'
import { consoleOf } from './desk.ts'
import { type Effect, effectsOf } from './rain-effects.ts'
import { seenOf } from './rain-matches.ts'
import { findRainRun, findRunsOfDay } from './rain.queries.ts'
import { RAIN_DESK, settleRun } from './settle-run.ts'

export const rainDesk = os.tournaments.rainDesk.handler(async ({ input, context }) => {
  const { setup } = await tournamentOfManager(context, input.tournamentId)
  return success('Rain desk', await consoleOf(context.app, setup, input.day))
})

export const previewRain = os.tournaments.previewRain.handler(async ({ input, context }) => {
  const { plan } = input
  const { app } = context
  const { setup } = await tournamentOfManager(context, input.tournamentId)
  const [latest] = await findRunsOfDay(app.db, setup.id, plan.day)
  const effects = await effectsOf({ app, setup, plan })
  const basis = basisOf(latest?.id, fixturesIn(effects))
  const shown = { effects: effects.map((one) => one.shown), basis }
  return success('Nothing has changed yet', shown)
})

export const carryOutRain = os.tournaments.carryOutRain.handler(async ({ input, context }) => {
  const { tournamentId, runId, plan, basis } = input
  const { app } = context
  const managed = await tournamentOfManager(context, tournamentId)
  const { setup } = managed
  const known = await findRainRun(app.db, runId)
  if (known === undefined) {
    const effects = await effectsOf({ app, setup, plan })
    const carrying = { runId, plan, effects, managed, now: app.now() }
    await begin(app, carrying, basis)
  } else if (known.tournamentId !== setup.id) {
    throw refuseCall('TOURNAMENT_NOT_FOUND', TOURNAMENT_NOT_FOUND)
  }
  await settleRun(app, runId)
  return success('Carried out', await consoleOf(app, setup, plan.day))
})

const fixturesIn = (effects: readonly Effect[]) => effects.map(({ called }) => called.fixture)

const basisOf = (run: string | undefined, seen: Parameters<typeof seenOf>[0]): string =>
  `${run ?? 'none'} ${seenOf(seen)}`

async function begin(app: AppContext, carrying: CarryingOut, basis: string): Promise<void> {
  try {
    await app.db.transaction().execute(async (db) => {
      await lockSetup(db, carrying.managed.setup.id)
      if ((await findRainRun(db, carrying.runId)) !== undefined) return
      await refuseOthers(db, carrying, basis)
      refuseProblems(carrying.effects)
      await carryOut(db, carrying)
      await enqueue(app, db, { queue: RAIN_DESK, data: { runId: carrying.runId } })
    })
  } catch (error) {
    if (!brokeUnique(error, 'fixture_ground_once')) throw error
    throw refuseField('plan.calls', 'Two matches would be at one ground at the same time.')
  }
}

function refuseProblems(effects: readonly Effect[]): void {
  const wrong = effects.find(({ shown }) => shown.problem !== null)
  if (wrong === undefined) return
  const { home, away, problem } = wrong.shown
  throw refuseField('plan.calls', `${home} v ${away}: ${problem ?? ''}`)
}

/** Refuses a plan for what is not as it was previewed, and says who was faster where somebody was. */
async function refuseOthers(db: Db, carrying: CarryingOut, basis: string): Promise<void> {
  const { managed, plan, effects } = carrying
  const [latest] = await findRunsOfDay(db, managed.setup.id, plan.day)
  const now = await findFixtures(db, managed.setup.id)
  const ids = fixturesIn(effects).map(({ id }) => id)
  const seen = basisOf(
    latest?.id,
    now.filter(({ id }) => ids.includes(id)),
  )
  if (seen === basis) return
  const isFaster = latest !== undefined && !basis.startsWith(`${latest.id} `)
  if (!isFaster) throw refuseCall('RAIN_DESK_CHANGED', RAIN_DESK_CHANGED)
  const who =
    latest.byId === managed.actor.accountId ? 'You have' : `${latest.by ?? 'Somebody'} has`
  const message = `${who} carried out a plan for this day since your preview. Look at the matches again.`
  throw refuseCall('RAIN_DESK_CHANGED', { ...RAIN_DESK_CHANGED, message })
}
