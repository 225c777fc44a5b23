import type { contract } from '@pavilion/contract/contract.ts'
import type { InferContractRouterOutputs } from '@orpc/contract'
import {
  FIXTURE_NOT_FOUND,
  NO_REPORT_YET,
  RESULT_STANDS,
} from '@pavilion/contract/tournaments/tournament-refusals.ts'
import { may } from '#access/access.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { counted, success } from '#http/answer.ts'
import { teamRef } from '#records/references.queries.ts'
import { after } from '#security/instants.ts'
import { HOUR } from '#security/limits.ts'
import { signedIn } from '#sessions/sessions.ts'
import { findFixtures, type FixtureRow } from '../fixtures/fixtures.queries.ts'
import { findTournamentWith } from '../fixtures/tournament-of-fixture.queries.ts'
import { ownConditions } from '../fixtures/own-conditions.ts'
import { fixtureOf, reportOf } from '../fixtures/programme.ts'
import { findEntries } from '../manage/entries.queries.ts'
import { refOf } from '../manage/managed-tournament.ts'
import { findSetup, type SetupRow } from '../manage/setup.queries.ts'
import { insertDecision } from './write-decision.ts'
import {
  answerInTime,
  findFixturesOf,
  findReport,
  keepReport,
  type ReportRow,
} from './reports.queries.ts'
import { checkOutcome, matchOf, saidOf, settleMatch } from './settle-match.ts'

const MOST_LISTED = 200

type OwnFixture = InferContractRouterOutputs<
  typeof contract
>['tournaments']['ownFixtures']['data'][number]

type Known = {
  readonly setup: SetupRow
  readonly fixture: FixtureRow
  readonly report: ReportRow | undefined
}

function ownFixture({ setup, fixture, report }: Known, isHome: boolean): OwnFixture {
  const team = isHome ? fixture.home : fixture.away
  if (team === null) throw new Error(`The fixture ${fixture.id} has lost its teams.`)
  const { startsAt } = fixture
  return {
    tournament: refOf(setup),
    timeZone: setup.timeZone,
    ballsPerOver: ownConditions(fixture, setup).ballsPerOver,
    fixture: fixtureOf(fixture),
    team: teamRef(team),
    isHome,
    reportBy: startsAt === null ? null : after(startsAt, setup.fields.reportHours * HOUR),
    report: report === undefined ? null : reportOf(report),
  }
}

async function known(db: Db, fixtureId: string): Promise<Known | undefined> {
  const tournamentId = await findTournamentWith(db, fixtureId)
  const setup = tournamentId === undefined ? undefined : await findSetup(db, tournamentId)
  if (setup === undefined) return undefined
  const fixture = (await findFixtures(db, setup.id)).find(({ id }) => id === fixtureId)
  return fixture && { setup, fixture, report: await findReport(db, fixtureId) }
}

export const listOwnFixtures = os.tournaments.ownFixtures.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  const { db } = context.app
  const rows = await findFixturesOf(db, accountId, MOST_LISTED)
  const all = await Promise.all(
    rows.map(async ({ fixtureId, teamId }) => {
      const found = await known(db, fixtureId)
      return found === undefined ? [] : [ownFixture(found, found.fixture.homeId === teamId)]
    }),
  )
  const fixtures = all.flat()
  return success(counted(fixtures.length, 'fixture'), fixtures)
})

/** The fixture, if the caller answers for that side of it. Others learn nothing. */
async function sideOf(context: CallContext, fixtureId: string, side: 'homeId' | 'awayId') {
  const actor = await signedIn(context)
  const { db } = context.app
  const found = await known(db, fixtureId)
  const entries = found === undefined ? [] : await findEntries(db, found.setup.id)
  const entry = entries.find(({ teamId }) => teamId === found?.fixture[side])
  const accountId = entry?.managerId ?? undefined
  if (found === undefined || !may(actor, 'answer-for-team', { accountId })) {
    throw refuseCall('FIXTURE_NOT_FOUND', FIXTURE_NOT_FOUND)
  }
  return { ...found, accountId: actor.accountId }
}

const stands = () => refuseCall('RESULT_STANDS', RESULT_STANDS)

export const tellResult = os.tournaments.tellResult.handler(async ({ input, context }) => {
  const { fixtureId, outcome } = input
  const { setup, fixture, accountId } = await sideOf(context, fixtureId, 'homeId')
  const { app } = context
  const state = await matchOf(app, fixture.matchId)
  if (fixture.status !== 'upcoming') throw stands()
  checkOutcome(state, outcome)
  const now = app.now()
  const answerBy = after(now, setup.fields.answerHours * HOUR)
  await app.db.transaction().execute(async (db) => {
    await keepReport(db, { fixtureId, outcome, accountId, now, answerBy })
    const told = { kind: 'told', said: saidOf(state, outcome), accountId, now } as const
    await insertDecision(db, { tournamentId: setup.id, fixtureId, ...told })
  })
  const report = await findReport(app.db, fixtureId)
  return success(
    'Entered. The away side has been asked.',
    ownFixture({ setup, fixture, report }, true),
  )
})

export const answerResult = os.tournaments.answerResult.handler(async ({ input, context }) => {
  const { fixtureId } = input
  const { setup, fixture, report, accountId } = await sideOf(context, fixtureId, 'awayId')
  const { app } = context
  if (report === undefined || fixture.matchId === null) {
    throw refuseCall('NO_REPORT_YET', NO_REPORT_YET)
  }
  if (report.status === 'standing' || fixture.status !== 'upcoming') throw stands()
  const { outcome } = report
  const objection = input.agrees ? '' : input.objection
  const now = app.now()
  const answer = async (db: Db, said: ReturnType<typeof saidOf>) => {
    const status = input.agrees ? 'standing' : 'disputed'
    const answered = { fixtureId, status, objection, accountId, now } as const
    if (!(await answerInTime(db, answered, ['open', 'disputed']))) throw stands()
    const kind = input.agrees ? 'agreed' : 'disputed'
    const decided = { kind, said: { ...said, reason: objection }, accountId, now } as const
    await insertDecision(db, { tournamentId: setup.id, fixtureId, ...decided })
  }
  if (input.agrees) {
    const settling = { matchId: fixture.matchId, outcome, recordedBy: accountId }
    await settleMatch(app, { ...settling, along: (db, { said }) => answer(db, said) })
  } else {
    const said = saidOf(await matchOf(app, fixture.matchId), outcome)
    await app.db.transaction().execute((db) => answer(db, said))
  }
  const after = await known(app.db, fixtureId)
  if (after === undefined) throw new Error(`The fixture ${fixtureId} was answered and is gone.`)
  const message = input.agrees ? 'The result stands' : 'Disputed. The organiser decides.'
  return success(message, ownFixture(after, false))
})
