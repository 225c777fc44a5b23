import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Count } from './count.ts'
import { envelope } from './envelope.ts'
import { GroundSummary } from './ground-calls.ts'
import { OrganisationId } from './ids.ts'
import { MatchCard } from './match-card.ts'
import { BAD_CURSOR, pageOf, PageRequest, Words } from './page.ts'
import { OrganisationRef } from './records.ts'
import { OrganisationKind } from './roles.ts'
import { SquadMember, TeamSummary } from './team-calls.ts'
import { Day } from './time.ts'
import { TournamentSummary } from './tournament-calls.ts'

/** A club, an association, an academy or who owns grounds, as lists show it. */
export const OrganisationSummary = OrganisationRef.extend({
  /** As people say it; null where it is not known. */
  country: z.string().nullable(),
  teams: z.int(),
  grounds: z.int(),
  tournaments: z.int(),
  /** How many organisations are affiliated to it. */
  affiliated: z.int(),
  /** Matches of its teams and of its tournaments. */
  matches: z.int(),
  lastPlayed: Day.nullable(),
  isPlaying: z.boolean(),
})
export type OrganisationSummary = z.infer<typeof OrganisationSummary>

const ORGANISATION_NOT_FOUND = {
  status: 404,
  message: 'We do not know that organisation.',
} as const

export const organisationCalls = {
  filter: oc
    .route({
      method: 'POST',
      path: '/api/v1/organisations/filter',
      summary: 'Clubs, associations, academies and ground owners by name, kind and country',
      tags: ['Organisations'],
      successStatus: 200,
    })
    .errors({ BAD_CURSOR })
    .input(
      z.strictObject({
        filter: z
          .strictObject({
            text: Words.optional(),
            kind: z.array(OrganisationKind).max(4).optional(),
            /** ISO 3166, "PK". */
            country: z
              .array(z.string().regex(/^[A-Z]{2}$/))
              .max(20)
              .optional(),
          })
          .prefault({}),
        sort: z.enum(['most-matches', 'name']).default('name'),
        page: PageRequest,
      }),
    )
    .output(
      envelope(
        pageOf(OrganisationSummary).extend({
          counts: z.object({ kind: z.array(Count), country: z.array(Count) }),
        }),
      ),
    ),

  show: oc
    .route({
      method: 'GET',
      path: '/api/v1/organisations/{organisationId}',
      summary: 'An organisation: its teams, grounds, tournaments, matches and affiliations',
      tags: ['Organisations'],
    })
    .errors({ ORGANISATION_NOT_FOUND })
    .input(z.object({ organisationId: OrganisationId }))
    .output(
      envelope(
        z.object({
          organisation: OrganisationSummary,
          /** The associations it is affiliated to. */
          belongsTo: z.array(OrganisationRef),
          /** Who is affiliated to it; a hundred at most. */
          affiliated: z.array(OrganisationSummary),
          teams: z.array(TeamSummary),
          grounds: z.array(GroundSummary),
          tournaments: z.array(TournamentSummary),
          /** Whom its teams have fielded, seen latest first. */
          players: z.array(SquadMember),
          live: z.array(MatchCard),
          upcoming: z.array(MatchCard),
          results: z.array(MatchCard),
        }),
      ),
    ),
}
