import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { MatchId, TeamId, TournamentId } from '../ids.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { MatchStart } from '../time.ts'
import { FixtureWishes, Programme, RepairWishes } from './fixture-fields.ts'
import { Legs } from './tournament-fields.ts'
import { FixtureFile, FixturePreview } from './fixture-file.ts'
import { Place } from './result-fields.ts'
import { ScheduleRules } from './schedule-rule-fields.ts'
import {
  ALREADY_SEARCHING,
  FIXTURE_NOT_FOUND,
  GROUND_TAKEN,
  FIXTURE_WITHOUT_TEAMS,
  FIXTURES_CHANGED,
  MATCH_HAS_BEGUN,
  NEEDS_TWO_TEAMS,
  REPAIR_OUT_OF_DATE,
  STALE_TOURNAMENT,
  SWISS_LEAGUE,
  TOURNAMENT_NOT_FOUND,
} from './tournament-refusals.ts'

const tags = ['Fixtures of a tournament']
const tournamentId = z.strictObject({ tournamentId: TournamentId })
const refusals = { SIGNED_OUT, TOURNAMENT_NOT_FOUND }
const of = (path: string) => `/api/v1/manage/tournaments/{tournamentId}${path}` as const

/** Made by the caller, so that a request that is repeated changes nothing. */
const fixtureId = z.uuid()
const programme = envelope(Programme)

/** When and where a tournament is played. */
export const fixtureCalls = {
  programme: oc
    .route({
      method: 'GET',
      path: of('/fixtures'),
      summary: 'Fixtures, drafts too, the latest search for them, and points that were taken',
      tags,
    })
    .errors(refusals)
    .input(tournamentId)
    .output(programme),

  searchFixtures: oc
    .route({
      method: 'POST',
      path: of('/fixture-runs'),
      summary:
        'Begins a search for fixtures; found ones replace those there are, or give them other days',
      tags,
      successStatus: 201,
    })
    .errors({
      ...refusals,
      TOO_MANY_TRIES,
      ALREADY_SEARCHING,
      NEEDS_TWO_TEAMS,
      MATCH_HAS_BEGUN,
      SWISS_LEAGUE,
      STALE_TOURNAMENT,
    })
    .input(
      tournamentId.extend({
        runId: z.uuid(),
        /** Pairs meet as often as the tournament is set up for where nothing else is asked. */
        wishes: FixtureWishes.extend({ legs: Legs.optional() }),
        /**
         * The `leagueBasis` or `laterBasis` that the caller has seen, for all stages one after the other: nothing is
         * searched when it is another one by now.
         */
        basis: z.string().max(128),
      }),
    )
    .output(programme),

  saveScheduleRules: oc
    .route({
      method: 'PUT',
      path: of('/schedule-rules'),
      summary: 'Sets what fixtures have to keep to, or are to if they can; searches read it',
      tags,
    })
    .errors({ ...refusals, STALE_TOURNAMENT })
    .input(
      tournamentId.extend({
        rules: ScheduleRules,
        /** The rules as the caller has seen them: nothing is saved when they are others by now. */
        from: ScheduleRules,
      }),
    )
    .output(programme),

  searchRepair: oc
    .route({
      method: 'POST',
      path: of('/fixture-repairs'),
      summary: 'Begins a search for the fewest fixtures that have to move; it changes none of them',
      tags,
      successStatus: 201,
    })
    .errors({ ...refusals, TOO_MANY_TRIES, ALREADY_SEARCHING })
    .input(tournamentId.extend({ runId: z.uuid(), wishes: RepairWishes }))
    .output(programme),

  applyRepair: oc
    .route({
      method: 'POST',
      path: of('/fixture-repairs/{runId}/apply'),
      summary: 'Moves the fixtures as proposed, and tells the teams; repeated, it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, MATCH_HAS_BEGUN, REPAIR_OUT_OF_DATE })
    .input(tournamentId.extend({ runId: z.uuid() }))
    .output(programme),

  cancelSearch: oc
    .route({
      method: 'POST',
      path: of('/fixture-runs/cancel'),
      summary: 'Ends the search, or discards the repair it proposes; repeated, it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(tournamentId)
    .output(programme),

  saveFixture: oc
    .route({
      method: 'PUT',
      path: of('/fixtures/{fixtureId}'),
      summary: 'Makes a fixture of a league, or moves one, and its match that has not begun',
      tags,
    })
    .errors({ ...refusals, MATCH_HAS_BEGUN, NEEDS_TWO_TEAMS, STALE_TOURNAMENT })
    .input(
      tournamentId
        .extend({
          fixtureId,
          /** The teams of a new fixture; those of one that exists stay. */
          teams: z.tuple([TeamId, TeamId]).optional(),
          /** Where the caller last saw one that exists: it is not moved when it is elsewhere by now. */
          from: Place.optional(),
          startsAt: MatchStart.nullable(),
          ground: oneLine(0, 100),
        })
        .refine(({ teams, from }) => teams !== undefined || from !== undefined, {
          path: ['from'],
          message: 'Say where the fixture was when you last saw it.',
        }),
    )
    .output(programme),

  fixturesFile: oc
    .route({
      method: 'GET',
      path: of('/fixtures.csv'),
      summary: 'All fixtures as CSV, drafts too, with local times; it can be changed and sent back',
      tags,
    })
    .errors(refusals)
    .input(tournamentId)
    .output(z.file().mime('text/csv')),

  previewFixtures: oc
    .route({
      method: 'POST',
      path: of('/fixture-files/preview'),
      summary: 'What a file of fixtures would do, line by line; nothing is changed',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(tournamentId.extend({ csv: FixtureFile }))
    .output(envelope(FixturePreview)),

  importFixtures: oc
    .route({
      method: 'POST',
      path: of('/fixture-files'),
      summary: 'Makes and moves fixtures as a file says, all or none; repeated, it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, MATCH_HAS_BEGUN, FIXTURES_CHANGED })
    .input(tournamentId.extend({ csv: FixtureFile, basis: z.string().max(64) }))
    .output(programme),

  removeFixture: oc
    .route({
      method: 'POST',
      path: of('/fixtures/{fixtureId}/remove'),
      summary: 'Deletes a fixture, and its match that has not begun; repeated, it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, MATCH_HAS_BEGUN, SWISS_LEAGUE })
    .input(tournamentId.extend({ fixtureId }))
    .output(programme),

  publishFixtures: oc
    .route({
      method: 'POST',
      path: of('/fixtures/publish'),
      summary: 'Makes matches of all fixtures whose teams are known, and the tournament public',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, GROUND_TAKEN, STALE_TOURNAMENT })
    .input(
      tournamentId.extend({
        /** The `draftsBasis` that the caller has seen: nothing is published when it is another one by now. */
        basis: z.string().max(64),
      }),
    )
    .output(programme),

  prepareMatch: oc
    .route({
      method: 'POST',
      path: of('/fixtures/{fixtureId}/match'),
      summary:
        'Makes the match of a fixture, and its line-ups from the squads; repeated, it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, FIXTURE_NOT_FOUND, FIXTURE_WITHOUT_TEAMS })
    .input(tournamentId.extend({ fixtureId }))
    .output(
      envelope(
        z.object({
          matchId: MatchId,
          /** Without them they have to be named: a squad has too few who may play. */
          hasLineUps: z.boolean(),
        }),
      ),
    ),
}
