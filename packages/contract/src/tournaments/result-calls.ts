import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { TournamentId } from '../ids.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { TeamRef, TournamentRef } from '../records.ts'
import { Instant, MatchStart } from '../time.ts'
import { Fixture, Programme } from './fixture-fields.ts'
import { Outcome, Reason, ResultReport } from './result-fields.ts'
import {
  FIXTURE_NOT_FOUND,
  MATCH_HAS_BEGUN,
  NO_MATCH_YET,
  NO_REPORT_YET,
  RESULT_STANDS,
  STALE_TOURNAMENT,
  TOURNAMENT_NOT_FOUND,
} from './tournament-refusals.ts'

const tags = ['Results of a tournament']
const fixtureId = z.uuid()
const ruling = z.strictObject({ tournamentId: TournamentId, fixtureId })
/** The `seq` of the match that the caller has seen: nothing is decided when there is more by now. */
const expectedSeq = z.int().min(0)
const programme = envelope(Programme)
const refusals = { SIGNED_OUT, TOURNAMENT_NOT_FOUND, FIXTURE_NOT_FOUND, NO_MATCH_YET }
const ofOrganiser = (path: string) =>
  `/api/v1/manage/tournaments/{tournamentId}/fixtures/{fixtureId}${path}` as const
const ofSide = (path: string) => `/api/v1/manage/tournament-fixtures${path}` as const

/** A fixture of a team that the account answers for. */
const OwnFixture = z.object({
  tournament: TournamentRef,
  timeZone: z.string(),
  ballsPerOver: z.int(),
  fixture: Fixture,
  team: TeamRef,
  isHome: z.boolean(),
  /** By when the home side tells the result; null while it has no time. */
  reportBy: Instant.nullable(),
  report: ResultReport.nullable(),
})

/** Results that nobody scores ball by ball: told by the home side, answered by the away side, decided. */
export const resultCalls = {
  decideMatch: oc
    .route({
      method: 'PUT',
      path: ofOrganiser('/result'),
      summary: 'Decides how a match ended; said again, it is corrected',
      tags,
    })
    .errors({ ...refusals, STALE_TOURNAMENT })
    .input(
      ruling.extend({
        outcome: Outcome,
        expectedSeq,
        /** "Conceded", "Ground under water": for everybody to read. */
        reason: Reason,
      }),
    )
    .output(programme),

  replayMatch: oc
    .route({
      method: 'POST',
      path: ofOrganiser('/replay'),
      summary: 'Takes the result of a league match out of the table and schedules it anew',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, MATCH_HAS_BEGUN, STALE_TOURNAMENT })
    .input(
      ruling.extend({ startsAt: MatchStart, ground: oneLine(0, 100), expectedSeq, reason: Reason }),
    )
    .output(programme),

  ownFixtures: oc
    .route({
      method: 'GET',
      path: ofSide(''),
      summary: 'The fixtures of the teams that the account answers for, 200 at most',
      tags,
    })
    .errors({ SIGNED_OUT })
    .output(envelope(z.array(OwnFixture))),

  tellResult: oc
    .route({
      method: 'PUT',
      path: ofSide('/{fixtureId}/report'),
      summary: 'Tells a result for the home side; told again before it stands, it is another one',
      tags,
    })
    .errors({ SIGNED_OUT, FIXTURE_NOT_FOUND, NO_MATCH_YET, RESULT_STANDS })
    .input(z.strictObject({ fixtureId, outcome: Outcome }))
    .output(envelope(OwnFixture)),

  answerResult: oc
    .route({
      method: 'POST',
      path: ofSide('/{fixtureId}/answer'),
      summary:
        'Agrees to a told result for the away side, or disputes it; the organiser then decides',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, FIXTURE_NOT_FOUND, NO_REPORT_YET, RESULT_STANDS })
    .input(
      z.discriminatedUnion('agrees', [
        z.strictObject({ fixtureId, agrees: z.literal(true) }),
        z.strictObject({ fixtureId, agrees: z.literal(false), objection: Reason }),
      ]),
    )
    .output(envelope(OwnFixture)),
}
