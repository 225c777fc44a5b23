import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Count } from '../count.ts'
import { envelope } from '../envelope.ts'
import { GroundId, MatchId, PersonId, TeamId, TournamentId } from '../ids.ts'
import { InningsView } from './innings-card.ts'
import { CalendarMatch, CalendarOf } from './match-calendar.ts'
import { MatchCard, MatchStatus } from './match-card.ts'
import { MatchCharts } from './match-charts.ts'
import { DayOfPlay } from './match-days.ts'
import { Entry } from './match-facts.ts'
import { MatchFile, matchFileForms } from './match-file.ts'
import { MatchInfo } from './match-info.ts'
import { MatchSetup } from './match-setup.ts'
import { MatchView, OverCommentary } from './match-view.ts'
import { MATCH_NOT_FOUND } from './scoring-refusals.ts'
import { BAD_CURSOR, pageOf, PageRequest, Words } from '../page.ts'
import { Gender, TournamentRef } from '../records.ts'
import { Day } from '../time.ts'

const INNINGS_NOT_FOUND = { status: 404, message: 'That innings has not been played.' } as const

const matchId = z.object({ matchId: MatchId })

/**
 * Filters are optional and combined with "and"; a list matches any of its values. Unknown keys are refused.
 */
export const MatchFilter = z.strictObject({
  status: z.array(MatchStatus).max(4).optional(),
  from: Day.optional(),
  until: Day.optional(),
  tournamentId: TournamentId.optional(),
  teamId: TeamId.optional(),
  groundId: GroundId.optional(),
  playerId: PersonId.optional(),
  /** Names of cities or countries. */
  place: z.array(Words).max(20).optional(),
  format: z.array(Words).max(20).optional(),
  gender: z.array(Gender).max(3).optional(),
  text: Words.optional(),
})
export type MatchFilter = z.infer<typeof MatchFilter>

/** How many matches each filter value would leave, with the other filters unchanged. */
export const MatchCounts = z.object({
  status: z.array(Count),
  format: z.array(Count),
  gender: z.array(Count),
  place: z.array(Count),
})

export const matchCalls = {
  featured: oc
    .route({
      method: 'GET',
      path: '/api/v1/matches/featured-matches',
      summary:
        'The featured tournament and the matches to show first: live, then next, then latest',
      tags: ['Matches'],
    })
    .output(
      envelope(
        z.object({
          tournament: TournamentRef.extend({
            status: z.enum(['UPCOMING', 'ONGOING', 'COMPLETED']),
            from: Day,
            until: Day,
            watchers: z.int(),
          }).nullable(),
          matches: z.array(MatchCard),
        }),
      ),
    ),

  filter: oc
    .route({
      method: 'POST',
      path: '/api/v1/matches/filter',
      summary: 'Matches by date, tournament, team, format, ground and status',
      tags: ['Matches'],
      successStatus: 200,
    })
    .errors({ BAD_CURSOR })
    .input(
      z.strictObject({
        filter: MatchFilter.prefault({}),
        sort: z.enum(['soonest', 'latest', 'live-first']).default('live-first'),
        page: PageRequest,
      }),
    )
    .output(envelope(pageOf(MatchCard).extend({ counts: MatchCounts }))),

  calendar: oc
    .route({
      method: 'GET',
      path: '/api/v1/matches/calendar',
      summary:
        'Matches for a calendar, the earliest first: a match, or 1,000 at most of a tournament or, from two months ago on, of a team or an organisation',
      tags: ['Matches'],
    })
    .input(CalendarOf)
    .output(envelope(z.object({ matches: z.array(CalendarMatch) }))),

  card: oc
    .route({
      method: 'GET',
      path: '/api/v1/matches/{matchId}/card',
      summary: 'One match as lists show it',
      tags: ['Matches'],
    })
    .errors({ MATCH_NOT_FOUND })
    .input(matchId)
    .output(envelope(MatchCard)),

  show: oc
    .route({
      method: 'GET',
      path: '/api/v1/matches/{matchId}',
      summary: 'One match: card, sides, officials, and the whole view of it at `card.seq`',
      tags: ['Matches'],
    })
    .errors({ MATCH_NOT_FOUND })
    .input(matchId)
    .output(
      envelope(
        z.object({
          card: MatchCard,
          info: MatchInfo,
          setup: MatchSetup,
          view: MatchView,
          /** Of a match of several days; empty where no more than one is known. */
          days: z.array(DayOfPlay),
        }),
      ),
    ),

  log: oc
    .route({
      method: 'GET',
      path: '/api/v1/matches/{matchId}/log',
      summary: 'The facts recorded after a seq, oldest first; 5,000 at most an answer',
      tags: ['Matches'],
    })
    .errors({ MATCH_NOT_FOUND })
    .input(
      matchId.extend({
        after: z.coerce.number<number>().int().min(0).max(2_147_483_647).default(0),
      }),
    )
    .output(
      envelope(
        z.object({
          /** The last seq of the match. When the entries end before it, call again after the last one. */
          seq: z.int().min(0),
          entries: z.array(Entry),
        }),
      ),
    ),

  file: oc
    .route({
      method: 'GET',
      path: '/api/v1/matches/{matchId}/files/{form}',
      summary:
        'The match as a file: Cricsheet’s JSON, one of the two of its “Ashwin” CSV, the log with its hashes, or a scorebook as PDF',
      tags: ['Matches'],
    })
    .errors({ MATCH_NOT_FOUND })
    .input(matchId.extend({ form: z.enum(matchFileForms) }))
    .output(MatchFile),

  innings: oc
    .route({
      method: 'GET',
      path: '/api/v1/matches/{matchId}/innings',
      summary: 'The scorecards of a match, an innings each',
      tags: ['Matches'],
    })
    .errors({ MATCH_NOT_FOUND })
    .input(matchId)
    .output(envelope(z.object({ seq: z.int().min(0), innings: z.array(InningsView) }))),

  charts: oc
    .route({
      method: 'GET',
      path: '/api/v1/matches/{matchId}/charts',
      summary:
        'Worm, Manhattan, run rates, partnerships, wagon wheel and pitch map, each with its table',
      tags: ['Matches'],
    })
    .errors({ MATCH_NOT_FOUND })
    .input(matchId)
    .output(envelope(z.object({ seq: z.int().min(0), charts: MatchCharts }))),

  leftHanders: oc
    .route({
      method: 'GET',
      path: '/api/v1/matches/{matchId}/left-handers',
      summary: 'Who of a match bats left-handed, as far as it is known',
      tags: ['Matches'],
    })
    .errors({ MATCH_NOT_FOUND })
    .input(matchId)
    .output(envelope(z.object({ players: z.array(z.string()) }))),

  overs: oc
    .route({
      method: 'GET',
      path: '/api/v1/matches/{matchId}/innings/{innings}/overs',
      summary: 'Overs with their commentary, newest first',
      tags: ['Matches'],
    })
    .errors({ MATCH_NOT_FOUND, INNINGS_NOT_FOUND })
    .input(
      matchId.extend({
        /** From 1. */
        innings: z.coerce.number<number>().int().min(1).max(50),
        /** Answers overs before this one, numbered from 1; by default the latest. */
        before: z.coerce.number<number>().int().min(1).max(10_000).optional(),
        size: z.coerce.number<number>().int().min(1).max(60).default(6),
      }),
    )
    .output(
      envelope(
        z.object({
          overs: z.array(OverCommentary),
          /** `before` for the next call; null at the first over. */
          next: z.int().nullable(),
        }),
      ),
    ),
}
