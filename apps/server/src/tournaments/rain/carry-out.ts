import type { RainPlan } from '@pavilion/contract/tournaments/rain-fields.ts'
import { MATCH_HAS_BEGUN } from '@pavilion/contract/tournaments/tournament-refusals.ts'
import type { Db } from '#db/connect.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { setConditions } from '#matches/matches.ts'
import { clearTimes, numberFixtures } from '../fixtures/fixtures.queries.ts'
import { holdGrounds } from '../fixtures/hold-grounds.ts'
import { moveFixture } from '../fixtures/move-fixture.ts'
import type { Managed } from '../manage/managed-tournament.ts'
import { insertDecisionRow, nothing } from '../results/decisions.queries.ts'
import { insertRainItem, insertRainRun } from './rain.queries.ts'
import type { Effect } from './rain-effects.ts'

export type CarryingOut = {
  readonly runId: string
  readonly plan: RainPlan
  readonly effects: readonly Effect[]
  readonly managed: Managed
  readonly now: string
}

/** Writes a plan in a transaction: what moves has moved, and what is for logs of matches waits with its receipt. */
export async function carryOut(db: Db, carrying: CarryingOut): Promise<void> {
  const { runId, plan, effects, managed, now } = carrying
  const { setup, actor } = managed
  const by = { accountId: actor.accountId, now }
  await insertRainRun(db, { id: runId, tournamentId: setup.id, plan, ...by })
  const moved = effects.filter(({ to }) => to !== null)
  await clearTimes(
    db,
    moved.map(({ called }) => called.fixture.id),
  )
  for (const effect of effects) await carryOutOne(db, carrying, effect)
  await numberFixtures(db, setup.id)
  await holdGrounds(db, setup.id)
}

async function carryOutOne(db: Db, carrying: CarryingOut, effect: Effect): Promise<void> {
  const { runId, plan, managed, now } = carrying
  const { called, shown, facts, innings, to, conditions, kind } = effect
  const { call, fixture, state } = called
  const by = { accountId: managed.actor.accountId, now }
  if (to !== null) await moveFixture(db, { setup: managed.setup, fixture, to }, by)
  if (conditions !== null && !(await setConditions(db, fixture.matchId, conditions))) {
    throw refuseCall('MATCH_HAS_BEGUN', MATCH_HAS_BEGUN)
  }
  const said = {
    ...nothing,
    home: fixture.home.name,
    away: fixture.away.name,
    result: shown.says,
    reason: plan.reason,
    from: shown.from,
    to,
  }
  const isDue = facts.length > 0
  const tournamentId = managed.setup.id
  const decisionId =
    isDue || kind === null
      ? null
      : await insertDecisionRow(db, { tournamentId, fixtureId: fixture.id, kind, said, ...by })
  await insertRainItem(db, {
    runId,
    fixtureId: fixture.id,
    matchId: fixture.matchId,
    call,
    facts,
    expectedSeq: state.seq,
    innings,
    state: isDue ? 'due' : 'done',
    says: shown.says,
    kind,
    said: kind === null ? null : said,
    decisionId,
  })
}
