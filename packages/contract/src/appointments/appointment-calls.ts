import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { MatchId, TournamentId } from '../ids.ts'
import { STALE_TOURNAMENT, TOURNAMENT_NOT_FOUND } from '../tournaments/tournament-refusals.ts'
import {
  AppointmentBook,
  AppointmentRole,
  AppointmentRules,
  OfficialFields,
  Proposal,
} from './appointment-fields.ts'
import {
  APPOINTED_ELSEWHERE,
  APPOINTMENT_NOT_FOUND,
  CANNOT_BE_APPOINTED,
  MATCH_NOT_OPEN,
  NOTHING_OWED,
  OFFICIAL_NOT_FOUND,
  OFFICIAL_TWICE,
} from './appointment-refusals.ts'

const MOST_AT_ONCE = 100

const tags = ['Appointments of officials']
const tournament = z.strictObject({ tournamentId: TournamentId })
const of = (path: string) => `/api/v1/manage/tournaments/{tournamentId}${path}` as const
const refusals = { SIGNED_OUT, TOURNAMENT_NOT_FOUND }
const book = envelope(AppointmentBook)

/** Who officiates at the matches of a tournament, for those who run it. */
export const appointmentCalls = {
  book: oc
    .route({
      method: 'GET',
      path: of('/appointments'),
      summary: 'The panel of officials, and who is appointed to which match',
      tags,
    })
    .errors(refusals)
    .input(tournament)
    .output(book),

  saveRules: oc
    .route({
      method: 'PUT',
      path: of('/appointment-rules'),
      summary: 'Says whom a match needs, and what they are paid',
      tags,
    })
    .errors({ ...refusals, STALE_TOURNAMENT })
    .input(
      tournament.extend({
        /** What the caller has seen: nothing is saved when it is otherwise by now. */
        from: AppointmentRules,
        rules: AppointmentRules,
      }),
    )
    .output(book),

  saveOfficial: oc
    .route({
      method: 'PUT',
      path: of('/officials/{panelId}'),
      summary: 'Puts somebody on the panel, or changes what it knows of them',
      tags,
    })
    .errors({
      ...refusals,
      NOT_ALLOWED,
      OFFICIAL_NOT_FOUND,
      OFFICIAL_TWICE,
      STALE_TOURNAMENT,
      TOO_MANY_TRIES,
    })
    .input(
      tournament.extend({
        /** Made by the caller, so that a request that is repeated changes nothing. */
        panelId: z.uuid(),
        /** What the caller has seen of them, null of somebody new: nothing is saved when it is otherwise by now. */
        from: OfficialFields.nullable(),
        fields: OfficialFields,
        /** Somebody new is for all tournaments of the organisation. */
        forOrganisation: z.boolean().default(false),
      }),
    )
    .output(book),

  removeOfficial: oc
    .route({
      method: 'POST',
      path: of('/officials/{panelId}/remove'),
      summary: 'Takes somebody off the panel and releases them; repeated, it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, NOT_ALLOWED })
    .input(tournament.extend({ panelId: z.uuid() }))
    .output(book),

  propose: oc
    .route({
      method: 'POST',
      path: of('/appointments/propose'),
      summary: 'Proposes officials for the open places, fairly; it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(tournament)
    .output(envelope(z.array(Proposal))),

  appoint: oc
    .route({
      method: 'POST',
      path: of('/appointments'),
      summary:
        'Asks officials to stand, all or none, and emails them; repeated, it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors({
      ...refusals,
      OFFICIAL_NOT_FOUND,
      MATCH_NOT_OPEN,
      CANNOT_BE_APPOINTED,
      APPOINTED_ELSEWHERE,
      TOO_MANY_TRIES,
    })
    .input(
      tournament.extend({
        appointments: z
          .array(
            z.strictObject({
              /** Made by the caller, so that a request that is repeated changes nothing. */
              id: z.uuid(),
              matchId: MatchId,
              role: AppointmentRole,
              panelId: z.uuid(),
            }),
          )
          .min(1)
          .max(MOST_AT_ONCE),
      }),
    )
    .output(book),

  release: oc
    .route({
      method: 'POST',
      path: of('/appointments/{appointmentId}/release'),
      summary: 'Frees the place of an official, who is told; repeated, it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, APPOINTMENT_NOT_FOUND })
    .input(tournament.extend({ appointmentId: z.uuid() }))
    .output(book),

  payFee: oc
    .route({
      method: 'POST',
      path: of('/appointments/{appointmentId}/paid'),
      summary: 'Enters that the fee of an official was paid; repeated, it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, APPOINTMENT_NOT_FOUND, NOTHING_OWED })
    .input(tournament.extend({ appointmentId: z.uuid() }))
    .output(book),
}
