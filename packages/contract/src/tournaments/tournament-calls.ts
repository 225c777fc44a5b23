import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from '../accounts/account-refusals.ts'
import { Count } from '../count.ts'
import { envelope } from '../envelope.ts'
import { MatchId, TeamId, TournamentId } from '../ids.ts'
import { MatchCard } from '../matches/match-card.ts'
import { scoredWays } from '../matches/scored-ways.ts'
import { BAD_CURSOR, pageOf, PageRequest, Words } from '../page.ts'
import { Gender, GroundRef, TeamRef, TournamentRef } from '../records.ts'
import { Day, Instant } from '../time.ts'
import { Awards } from './award-fields.ts'
import { Brand } from './brand-fields.ts'
import { Fixture, KnockOut } from './fixture-fields.ts'
import { Leaders } from './leader-fields.ts'
import { LevelTeams } from './lot-calls.ts'
import { PointsRules } from './points-fields.ts'
import { Decision } from './result-fields.ts'
import { PublicSuspension } from './squad-fields.ts'
import { BallType } from './tournament-fields.ts'
import { TOURNAMENT_NOT_FOUND } from './tournament-refusals.ts'

export const TournamentStatus = z.enum(['UPCOMING', 'ONGOING', 'COMPLETED'])
export type TournamentStatus = z.infer<typeof TournamentStatus>

/** A tournament as lists show it. Its dates are those of its first and last match. */
export const TournamentSummary = TournamentRef.extend({
  gender: Gender,
  status: TournamentStatus,
  from: Day,
  until: Day,
  formatNames: z.array(z.string()),
  matches: z.int(),
  /** Finished matches. */
  played: z.int(),
  teams: z.int(),
  /** The cities of its matches. */
  places: z.array(z.string()),
  watchers: z.int(),
})
export type TournamentSummary = z.infer<typeof TournamentSummary>

/** A result that may still come; the winner is null for a tie. */
const Foreseen = z.object({ teams: z.tuple([TeamRef, TeamRef]), winnerId: TeamId.nullable() })

/**
 * A row of a table. The rows of one table, which is of one group of one stage, stand together and in their
 * order: points, wins, net run rate, then the matches among those level.
 */
export const Standing = z.object({
  team: TeamRef,
  stage: z.string().nullable(),
  group: z.string().nullable(),
  /** Matches without a result are left out where the rules say so. */
  played: z.int(),
  won: z.int(),
  lost: z.int(),
  tied: z.int(),
  drawn: z.int(),
  noResult: z.int(),
  /** By the rules of the competition, bonus points included; two a win and one shared unless it has others. */
  points: z.number(),
  /**
   * Runs scored per over minus runs conceded per over by the conditions of the ICC, to three decimals (in
   * The Hundred per five balls); null without a match that counts.
   */
  netRunRate: z.number().nullable(),
  /** The latest five at most, oldest first. */
  form: z.array(z.enum(['W', 'L', 'T', 'D', 'N'])),
  isPlaying: z.boolean(),
  /** The team no longer plays in the tournament. */
  hasWithdrawn: z.boolean(),
  /** Points that were given or, below zero, taken by a ruling; they are among the points. A fine may come alone. */
  adjustments: z.array(
    z.object({ points: z.number(), fine: z.string().nullable(), reason: z.string() }),
  ),
  /** Points per match to three decimals, where the rules order the table by them. */
  average: z.number().nullable(),
  /**
   * `qualified`: the side goes through whatever happens. `out`: it cannot any more. `tie break`: only by winning a
   * tie-break. `open`: it still can. Null where nobody goes through, and where the points cannot be foreseen.
   */
  qualification: z.enum(['qualified', 'out', 'tie break', 'open']).nullable(),
  /**
   * Results of the remaining matches that show it: with them an `open` side goes through; of the others it is the
   * best case for a side that is out, and the worst for one that is qualified. Empty once all is played.
   */
  witness: z.array(Foreseen),
})
export type Standing = z.infer<typeof Standing>

/** What a side of a live match has to do in its second innings to be among the places, as the table stands. */
export const LiveNeeds = z.object({
  matchId: MatchId,
  team: TeamRef,
  target: z.int(),
  kind: z.enum(['win', 'by', 'keep', 'lost', 'safe']),
  /** The overs by which it has to reach the target, "16.2"; empty but for `by`. */
  overs: z.string(),
  isChasing: z.boolean(),
  /** The most runs to which the side that defends has to keep the others; null but for `keep`. */
  runs: z.int().nullable(),
})
export type LiveNeeds = z.infer<typeof LiveNeeds>

/** What the organiser of a tournament that was made here says of it. */
export const TournamentDetails = z.object({
  about: z.string(),
  grounds: z.array(z.string()),
  ageGroup: z.string(),
  ballType: BallType,
  /** How many teams of each group go through; 0 where nobody does. */
  qualifiers: z.int(),
  /** Who goes through to the knock-out; null without one. */
  knockOut: KnockOut.nullable(),
  organiser: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Whether teams may enter themselves, until the deadline where there is one. */
  entry: z.object({ isOpen: z.boolean(), deadline: Instant.nullable() }),
  /** How the groups were drawn; null when they were set by hand, or there are none. */
  draw: z.object({ seed: z.string(), at: Instant }).nullable(),
  /** The accepted teams, by group and name. */
  teams: z.array(
    z.object({
      team: TeamRef,
      group: z.string().nullable(),
      /** With these and the draw's seed anybody can repeat the draw. */
      entryId: z.uuid(),
      seed: z.int().nullable(),
    }),
  ),
})
export type TournamentDetails = z.infer<typeof TournamentDetails>

/** A ground on which matches of a tournament are played, and what is played there now or next. */
const TournamentGround = z.object({
  ground: GroundRef,
  matches: z.int(),
  next: MatchCard.nullable(),
})
export type TournamentGround = z.infer<typeof TournamentGround>

export const NOT_ENTITLED = {
  status: 402,
  message: 'Points tables as CSV files are part of PRO.',
} as const

export const tournamentCalls = {
  filter: oc
    .route({
      method: 'POST',
      path: '/api/v1/tournaments/filter',
      summary: 'Tournaments by name, status, gender and season',
      tags: ['Tournaments'],
      successStatus: 200,
    })
    .errors({ BAD_CURSOR })
    .input(
      z.strictObject({
        filter: z
          .strictObject({
            text: Words.optional(),
            status: z.array(TournamentStatus).max(3).optional(),
            gender: z.array(Gender).max(3).optional(),
            season: Words.optional(),
          })
          .prefault({}),
        sort: z.enum(['ongoing-first', 'latest', 'name']).default('ongoing-first'),
        page: PageRequest,
      }),
    )
    .output(
      envelope(
        pageOf(TournamentSummary).extend({
          counts: z.object({ status: z.array(Count), gender: z.array(Count) }),
        }),
      ),
    ),

  show: oc
    .route({
      method: 'GET',
      path: '/api/v1/tournaments/{tournamentId}',
      summary: 'A tournament: table, leaders, fixtures and results',
      tags: ['Tournaments'],
    })
    .errors({ TOURNAMENT_NOT_FOUND })
    .input(
      z.object({
        tournamentId: TournamentId,
        /** The leaders only of matches that were scored this way. */
        scored: z.enum(scoredWays).optional(),
      }),
    )
    .output(
      envelope(
        z.object({
          tournament: TournamentSummary,
          /** Null for a tournament that came from a file. */
          details: TournamentDetails.nullable(),
          standings: z.array(Standing),
          /** By which the table is made. Of a tournament that came from a file only its name says which they are. */
          rules: PointsRules,
          liveNeeds: z.array(LiveNeeds),
          /** The knock-out, where the organiser has set one, in the order of its matches. */
          bracket: z.array(Fixture),
          /** Level teams for whose lots the knock-out waits. */
          lotsDue: z.array(LevelTeams),
          /** The public record of decisions, the latest first, 200 at most. */
          decisions: z.array(Decision),
          /** Who was suspended, the latest first. */
          suspensions: z.array(PublicSuspension),
          /** The ground of most matches first. */
          grounds: z.array(TournamentGround),
          leaders: Leaders,
          awards: Awards,
          brand: Brand,
          live: z.array(MatchCard),
          upcoming: z.array(MatchCard),
          results: z.array(MatchCard),
        }),
      ),
    ),

  table: oc
    .route({
      method: 'GET',
      path: '/api/v1/tournaments/{tournamentId}/table.csv',
      summary:
        'The points table as CSV, for accounts whose plan has exports and for its organisers',
      tags: ['Tournaments'],
    })
    .errors({ SIGNED_OUT, TOURNAMENT_NOT_FOUND, NOT_ENTITLED })
    .input(z.object({ tournamentId: TournamentId }))
    .output(z.file().mime('text/csv')),
}
