import { oc } from '@orpc/contract'
import { z } from 'zod'
import { envelope } from './envelope.ts'
import { GroundId, MatchId, TeamId, TournamentId } from './ids.ts'
import { MatchCard, MatchStatus } from './match-card.ts'
import { pageOf, PageRequest } from './page.ts'
import { Gender, TournamentRef } from './records.ts'
import { Day } from './time.ts'

const MATCH_NOT_FOUND = { status: 404, message: 'We do not know that match.' } as const

/** Every filter is optional and they add up (and); lists are any-of. Unknown keys are refused. */
export const MatchFilter = z.strictObject({
  status: z.array(MatchStatus).max(4).optional(),
  from: Day.optional(),
  until: Day.optional(),
  tournamentId: TournamentId.optional(),
  teamId: TeamId.optional(),
  groundId: GroundId.optional(),
  format: z.array(z.string().max(20)).max(20).optional(),
  gender: z.array(Gender).max(3).optional(),
  text: z.string().trim().max(100).optional(),
})
export type MatchFilter = z.infer<typeof MatchFilter>

const Count = z.object({ value: z.string(), label: z.string(), count: z.int() })

/** How many matches each filter value would leave, the other filters as they are. */
export const MatchCounts = z.object({
  status: z.array(Count),
  format: z.array(Count),
  gender: z.array(Count),
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
    .input(
      z.strictObject({
        filter: MatchFilter.prefault({}),
        sort: z.enum(['soonest', 'latest', 'live-first']).default('live-first'),
        page: PageRequest,
      }),
    )
    .output(envelope(pageOf(MatchCard).extend({ counts: MatchCounts }))),

  card: oc
    .route({
      method: 'GET',
      path: '/api/v1/matches/{matchId}/card',
      summary: 'One match as lists show it',
      tags: ['Matches'],
    })
    .errors({ MATCH_NOT_FOUND })
    .input(z.object({ matchId: MatchId }))
    .output(envelope(MatchCard)),
}
