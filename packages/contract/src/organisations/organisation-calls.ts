import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Count } from '../count.ts'
import { envelope } from '../envelope.ts'
import { GroundSummary } from '../grounds/ground-calls.ts'
import { OrganisationId } from '../ids.ts'
import { MatchCard } from '../matches/match-card.ts'
import { BAD_CURSOR, pageOf, PageRequest, Words } from '../page.ts'
import { OrganisationRef } from '../records.ts'
import { OrganisationKind } from '../access/roles.ts'
import { Badge } from './badge-fields.ts'
import { OrganisationProfile } from './organisation-fields.ts'
import { ORGANISATION_NOT_FOUND } from './organisation-refusals.ts'
import { SquadMember, TeamSummary } from '../teams/team-calls.ts'
import { Day } from '../time.ts'
import { TournamentSummary } from '../tournaments/tournament-calls.ts'

/** A club, association, academy or ground owner, as lists show it. */
export const OrganisationSummary = OrganisationRef.extend({
  badge: Badge,
  /** The country's name; null when unknown. */
  country: z.string().nullable(),
  teams: z.int(),
  grounds: z.int(),
  tournaments: z.int(),
  /** The number of its affiliated organisations. */
  affiliated: z.int(),
  /** The matches of its teams and tournaments. */
  matches: z.int(),
  lastPlayed: Day.nullable(),
  isPlaying: z.boolean(),
})
export type OrganisationSummary = z.infer<typeof OrganisationSummary>

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
          /** What it says of itself. */
          profile: OrganisationProfile.extend({
            /** Its pages elsewhere, social networks mostly. */
            links: z.array(z.string()),
          }),
          /** An association with rules that can be read. */
          hasHandbook: z.boolean(),
          /** Nobody runs it here: whoever does outside can ask for it. */
          canBeClaimed: z.boolean(),
          /** The associations that it is affiliated to. */
          belongsTo: z.array(OrganisationRef),
          /** The organisations affiliated to it, a hundred at most. */
          affiliated: z.array(OrganisationSummary),
          teams: z.array(TeamSummary),
          grounds: z.array(GroundSummary),
          tournaments: z.array(TournamentSummary),
          /** The players of its teams, most recent first. */
          players: z.array(SquadMember),
          live: z.array(MatchCard),
          upcoming: z.array(MatchCard),
          results: z.array(MatchCard),
        }),
      ),
    ),
}
