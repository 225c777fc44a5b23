import {
  MATCH_HAS_BEGUN,
  NO_MATCH_YET,
} from '@pavilion/contract/tournaments/tournament-refusals.ts'
import { brokeUnique } from '#db/broke-rule.ts'
import { os } from '#http/implement.ts'
import { refuseCall, refuseField } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { annulMatch } from '#matches/matches.ts'
import { fixtureNamed } from '../fixtures/edit-fixtures.ts'
import { fillBracket } from '../fixtures/fill-bracket.ts'
import { updateMatchOf, updatePlace } from '../fixtures/fixtures.queries.ts'
import { makeMatches } from '../fixtures/make-matches.ts'
import { programmeNow } from '../fixtures/programme.ts'
import { tournamentOfManager } from '../manage/managed-tournament.ts'
import { lockSetup } from '../manage/setup.queries.ts'
import { insertDecision } from './write-decision.ts'
import { answerReport, deleteReport } from './reports.queries.ts'
import { matchOf, refuseMore, settleMatch } from './settle-match.ts'

/** Ends a match by a ruling. The log keeps what was recorded before, the public record the reason. */
export const decideMatch = os.tournaments.decideMatch.handler(async ({ input, context }) => {
  const { tournamentId, fixtureId, outcome, expectedSeq, reason } = input
  const { accountId } = (await tournamentOfManager(context, tournamentId)).actor
  const { app } = context
  const { matchId } = await fixtureNamed(app.db, tournamentId, fixtureId)
  if (matchId === null) throw refuseCall('NO_MATCH_YET', NO_MATCH_YET)
  const now = app.now()
  await settleMatch(app, {
    matchId,
    outcome,
    expectedSeq,
    recordedBy: accountId,
    along: async (db, { said, isNew }) => {
      await answerReport(db, { fixtureId, status: 'standing', objection: '', accountId, now })
      if (!isNew) return
      const decided = { kind: 'decided', said: { ...said, reason }, accountId, now } as const
      await insertDecision(db, { tournamentId, fixtureId, ...decided })
    },
  })
  return success('The result is recorded', await programmeNow(app.db, tournamentId))
})

/** The match that was played stays, outside the table, and another one takes its place. */
export const replayMatch = os.tournaments.replayMatch.handler(async ({ input, context }) => {
  const { tournamentId, fixtureId, startsAt, ground, expectedSeq, reason } = input
  const managed = await tournamentOfManager(context, tournamentId)
  const { accountId } = managed.actor
  const { app } = context
  const now = app.now()
  try {
    await app.db.transaction().execute(async (db) => {
      await lockSetup(db, tournamentId)
      const fixture = await fixtureNamed(db, tournamentId, fixtureId)
      const { matchId, stage, status } = fixture
      const state = await matchOf(app, matchId)
      const isOver = status === 'complete' || status === 'abandoned'
      if (matchId === null || stage !== 'league' || !isOver) {
        const message = 'Only a league match that is over can be replayed.'
        throw refuseCall('MATCH_HAS_BEGUN', { ...MATCH_HAS_BEGUN, message })
      }
      refuseMore(state, expectedSeq)
      await annulMatch(db, matchId)
      await deleteReport(db, fixtureId)
      await updateMatchOf(db, fixtureId, { matchId: null, conditions: null })
      await updatePlace(db, fixtureId, { startsAt, ground })
      const only = ({ id }: { readonly id: string }) => id === fixtureId
      await makeMatches(db, { setup: managed.setup, accountId, now, only })
      await fillBracket(db, tournamentId, now)
      const [home, away] = state.setup.teams
      const said = { home: home.name, away: away.name, reason, to: { startsAt, ground } }
      await insertDecision(db, { tournamentId, fixtureId, kind: 'replayed', said, accountId, now })
    })
  } catch (error) {
    if (!brokeUnique(error, 'fixture_ground_once')) throw error
    throw refuseField('ground', 'That ground has another match at that time.')
  }
  return success('The match is played again', await programmeNow(app.db, tournamentId))
})
