import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Count } from '../count.ts'
import { envelope } from '../envelope.ts'
import { TeamId } from '../ids.ts'
import { MatchCard } from '../matches/match-card.ts'
import { scoredWays } from '../matches/scored-ways.ts'
import { Honour } from '../organisations/honour-calls.ts'
import { Contact } from '../organisations/organisation-fields.ts'
import { BAD_CURSOR, pageOf, PageRequest, Words } from '../page.ts'
import { Gender, OrganisationRef, PersonRef, TeamRef, TournamentRef } from '../records.ts'
import { Day } from '../time.ts'

export const TeamKind = z.enum(['international', 'club'])

export const TeamSummary = TeamRef.extend({
  gender: Gender,
  kind: TeamKind,
  played: z.int(),
  won: z.int(),
  lost: z.int(),
  lastPlayed: Day.nullable(),
  isPlaying: z.boolean(),
})
export type TeamSummary = z.infer<typeof TeamSummary>

/** A side's results in one format. */
export const TeamRecord = z.object({
  format: z.string(),
  formatName: z.string(),
  played: z.int(),
  won: z.int(),
  lost: z.int(),
  tied: z.int(),
  drawn: z.int(),
  noResult: z.int(),
})
export type TeamRecord = z.infer<typeof TeamRecord>

/** A player of the side, with figures. */
export const SquadMember = z.object({
  player: PersonRef,
  matches: z.int(),
  runs: z.int(),
  wickets: z.int(),
  /** Runs a dismissal for these teams; null without one. */
  average: z.number().nullable(),
  /** Runs off a hundred balls; null where no ball was counted. */
  strikeRate: z.number().nullable(),
  lastPlayed: Day,
})
export type SquadMember = z.infer<typeof SquadMember>

/** Who is in the squad of a season, by shirt number; children have initials. */
export const SeasonSquad = z.object({
  season: z.string(),
  players: z.array(
    z.object({
      name: z.string(),
      shirt: z.int().nullable(),
      isCaptain: z.boolean(),
      isKeeper: z.boolean(),
    }),
  ),
})
export type SeasonSquad = z.infer<typeof SeasonSquad>

/** A player who led a team, in how many matches, and what with. */
export const TeamLeader = z.object({
  player: PersonRef,
  matches: z.int(),
  value: z.int(),
  /** The highest score, "87*", or the best bowling, "4–23"; null in the field. */
  best: z.string().nullable(),
})
export type TeamLeader = z.infer<typeof TeamLeader>

/** Who made the most of the latest season in which a team has played. */
export const TeamSeason = z.object({
  season: z.string(),
  runs: z.array(TeamLeader),
  wickets: z.array(TeamLeader),
  /** Catches, stumpings and run-outs. */
  dismissals: z.array(TeamLeader),
})
export type TeamSeason = z.infer<typeof TeamSeason>

const TEAM_NOT_FOUND = { status: 404, message: 'Team not found.' } as const

export const teamCalls = {
  filter: oc
    .route({
      method: 'POST',
      path: '/api/v1/teams/filter',
      summary: 'Teams by name, gender and kind',
      tags: ['Teams'],
      successStatus: 200,
    })
    .errors({ BAD_CURSOR })
    .input(
      z.strictObject({
        filter: z
          .strictObject({
            text: Words.optional(),
            gender: z.array(Gender).max(3).optional(),
            kind: z.array(TeamKind).max(2).optional(),
          })
          .prefault({}),
        sort: z.enum(['most-matches', 'name']).default('most-matches'),
        page: PageRequest,
      }),
    )
    .output(
      envelope(
        pageOf(TeamSummary).extend({
          counts: z.object({ gender: z.array(Count), kind: z.array(Count) }),
        }),
      ),
    ),

  show: oc
    .route({
      method: 'GET',
      path: '/api/v1/teams/{teamId}',
      summary: 'A team: record, matches and the players it has fielded',
      tags: ['Teams'],
    })
    .errors({ TEAM_NOT_FOUND })
    .input(
      z.object({
        teamId: TeamId,
        /** Record, leaders and the figures of players only of matches that were scored this way. */
        scored: z.enum(scoredWays).optional(),
      }),
    )
    .output(
      envelope(
        z.object({
          team: TeamSummary,
          /** The club that it belongs to. */
          organisation: OrganisationRef.nullable(),
          /** How to reach it. */
          contact: Contact.nullable(),
          record: z.array(TeamRecord),
          tournaments: z.array(TournamentRef),
          squad: z.array(SquadMember),
          /** Null before the first match. */
          season: TeamSeason.nullable(),
          /** The finals that it has won, and its centuries and five-wicket hauls, the latest first. */
          honours: z.array(Honour),
          /** Of the latest season that has begun; null where the club has named none. */
          seasonSquad: SeasonSquad.nullable(),
          live: z.array(MatchCard),
          upcoming: z.array(MatchCard),
          results: z.array(MatchCard),
        }),
      ),
    ),
}
