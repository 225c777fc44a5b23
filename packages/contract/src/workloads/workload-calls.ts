import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Revision } from '../revision.ts'
import { NOT_ALLOWED, SIGNED_OUT } from '../accounts/account-refusals.ts'
import { PLAYER_NOT_FOUND } from '../clubs/club-refusals.ts'
import { envelope } from '../envelope.ts'
import { MatchId, OrganisationId, TournamentId } from '../ids.ts'
import { MATCH_NOT_FOUND } from '../matches/scoring-refusals.ts'
import { ORGANISATION_NOT_FOUND } from '../organisations/organisation-refusals.ts'
import { OrganisationRef } from '../records.ts'
import { Day } from '../time.ts'
import { TOURNAMENT_NOT_FOUND } from '../tournaments/tournament-refusals.ts'
import { BowledDay, BowlingDirective, BowlingLimit, BowlingStyle } from './workload-fields.ts'
import { NETS_IN_FUTURE, NOT_AN_ASSOCIATION, STALE_DIRECTIVE } from './workload-refusals.ts'

const tags = ['Bowling workloads']
const organisation = '/api/v1/organisations/{organisationId}' as const
const tournament = '/api/v1/manage/tournaments/{tournamentId}/bowling-directive' as const
const organisationId = z.strictObject({ organisationId: OrganisationId })
/** By the clock of whoever asks, the last of the seven days. */
const Today = Day.refine((day) => day >= '2000-01-01', 'Must be of the year 2000 or later')

const ofClub = organisationId.extend({ today: Today })
const tournamentId = z.strictObject({ tournamentId: TournamentId })
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND }

const Saved = z.object({
  /** Null where there is none. */
  directive: BowlingDirective.nullable(),
  /** What a change names as its base; 0 before the first. */
  revision: z.int(),
})
const OfAssociation = Saved.extend({ organisation: OrganisationRef })
const OfTournament = Saved.extend({ tournament: z.object({ id: TournamentId, name: z.string() }) })
const change = {
  revision: Revision,
  /** Null takes the directive away. */
  directive: BowlingDirective.nullable(),
}

const Bowlers = z.object({
  organisation: OrganisationRef,
  /** The caller runs the whole organisation, not only its teams. */
  isManager: z.boolean(),
  /** By name. */
  players: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      bowls: BowlingStyle.nullable(),
      isBirthKnown: z.boolean(),
      /** None for spinners, and for those who are too old for any. */
      limits: z.array(BowlingLimit),
      /** In matches and nets of all clubs. */
      bowled: z.array(BowledDay),
      /** Those of this club in the seven days, the latest first. */
      nets: z.array(z.object({ id: z.uuid(), day: Day, overs: z.int() })),
    }),
  ),
})
export type Bowlers = z.infer<typeof Bowlers>

const MatchLimits = z.object({
  /** The day that the match is played on. */
  day: Day,
  /** Overs after this entry of the log were bowled on that day. */
  fromSeq: z.int(),
  /** Only those whom a directive limits. */
  bowlers: z.array(
    z.object({
      /** As in the line-ups. */
      id: z.string(),
      limits: z.array(BowlingLimit),
      /** In other matches and in nets, on the day and the six before. */
      bowled: z.array(BowledDay),
    }),
  ),
})
export type MatchLimits = z.infer<typeof MatchLimits>

/** What young pace bowlers may bowl, and what they have bowled. */
export const workloadCalls = {
  directive: oc
    .route({
      method: 'GET',
      path: `${organisation}/bowling-directive`,
      summary: 'The fast-bowling directive of an association',
      tags,
    })
    .errors({ ORGANISATION_NOT_FOUND })
    .input(z.object({ organisationId: OrganisationId }))
    .output(envelope(OfAssociation)),

  saveDirective: oc
    .route({
      method: 'PUT',
      path: `${organisation}/bowling-directive`,
      summary: 'Changes the fast-bowling directive of an association, or takes it away',
      tags,
    })
    .errors({ ...refusals, NOT_AN_ASSOCIATION, STALE_DIRECTIVE })
    .input(organisationId.extend(change))
    .output(envelope(OfAssociation)),

  tournamentDirective: oc
    .route({
      method: 'GET',
      path: tournament,
      summary: 'The fast-bowling directive that a tournament has of its own',
      tags,
    })
    .errors({ SIGNED_OUT, TOURNAMENT_NOT_FOUND })
    .input(tournamentId)
    .output(envelope(OfTournament)),

  saveTournamentDirective: oc
    .route({
      method: 'PUT',
      path: tournament,
      summary:
        'Changes the fast-bowling directive of a tournament, which counts instead of those of associations, or takes it away',
      tags,
    })
    .errors({ SIGNED_OUT, TOURNAMENT_NOT_FOUND, STALE_DIRECTIVE })
    .input(tournamentId.extend(change))
    .output(envelope(OfTournament)),

  forMatch: oc
    .route({
      method: 'GET',
      path: '/api/v1/matches/{matchId}/bowling-limits',
      summary: 'Whom directives limit in a match, and what they have bowled in the seven days',
      tags,
    })
    .errors({ SIGNED_OUT, NOT_ALLOWED, MATCH_NOT_FOUND })
    .input(z.strictObject({ matchId: MatchId }))
    .output(envelope(MatchLimits)),

  bowlers: oc
    .route({
      method: 'GET',
      path: `${organisation}/bowling`,
      summary: 'How the players of a club bowl, and what they have bowled in seven days',
      tags,
    })
    .errors(refusals)
    .input(ofClub)
    .output(envelope(Bowlers)),

  saveStyle: oc
    .route({
      method: 'PUT',
      path: `${organisation}/players/{playerId}/bowling`,
      summary: 'Says how a player bowls; null where that is not known',
      tags,
    })
    .errors({ ...refusals, PLAYER_NOT_FOUND })
    .input(ofClub.extend({ playerId: z.uuid(), bowls: BowlingStyle.nullable() }))
    .output(envelope(Bowlers)),

  addNets: oc
    .route({
      method: 'POST',
      path: `${organisation}/nets`,
      summary: 'Notes what a player bowled in the nets; repeated with the same id, it adds nothing',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, PLAYER_NOT_FOUND, NETS_IN_FUTURE })
    .input(
      ofClub.extend({
        id: z.uuid(),
        playerId: z.uuid(),
        day: Day,
        overs: z.int().min(1).max(60),
      }),
    )
    .output(envelope(Bowlers)),

  removeNets: oc
    .route({
      method: 'POST',
      path: `${organisation}/nets/remove`,
      summary: 'Takes back what was noted of nets; repeated, it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(ofClub.extend({ id: z.uuid() }))
    .output(envelope(Bowlers)),
}
