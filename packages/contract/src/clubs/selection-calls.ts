import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { MatchId, OrganisationId } from '../ids.ts'
import { NewMatch } from '../matches/new-match.ts'
import { IDEMPOTENCY_KEY_REUSED, NOT_YOURS } from '../matches/scoring-refusals.ts'
import { ORGANISATION_NOT_FOUND } from '../organisations/organisation-refusals.ts'
import { Day } from '../time.ts'
import { Asked } from './calendar-calls.ts'
import { DutyKind } from './calendar-fields.ts'
import {
  DUTY_TAKEN,
  ENTRY_NOT_FOUND,
  ENTRY_OVER,
  LINK_NOT_VALID,
  OWES_FEES,
  PICKED_MEANWHILE,
  PLAYER_NOT_FOUND,
  PLAYS_ELSEWHERE,
  SHEET_EMPTY,
  SIDE_OVER_LIMIT,
  SHEET_NOT_FOUND,
  SHIRT_TAKEN,
} from './club-refusals.ts'
import { SelectionBoard, TeamSheet } from './selection-fields.ts'

const tags = ['Clubs']
const selection = '/api/v1/organisations/{organisationId}/selection' as const
const organisationId = z.strictObject({ organisationId: OrganisationId })
const ofDay = organisationId.extend({ day: Day })
const entry = ofDay.extend({ entryId: z.uuid() })
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND }
const ofEntry = { ...refusals, ENTRY_NOT_FOUND, ENTRY_OVER }
const Duties = z.strictObject({
  dutyId: z.uuid(),
  takes: z.boolean(),
  /** For whom, as in an answer. */
  playerId: z.uuid().optional(),
})

/** Calls about who plays in the matches of a club's calendar. */
export const clubSelectionCalls = {
  selection: oc
    .route({
      method: 'GET',
      path: selection,
      summary: 'All elevens of a day side by side, with who could play; the next day by default',
      tags,
    })
    .errors(refusals)
    .input(organisationId.extend({ day: Day.optional() }))
    .output(envelope(SelectionBoard)),

  pick: oc
    .route({
      method: 'POST',
      path: `${selection}/pick`,
      summary: 'Moves a player between the elevens of a day, their reserves, and nowhere',
      tags,
      successStatus: 200,
    })
    .errors({ ...ofEntry, PLAYER_NOT_FOUND, OWES_FEES, PICKED_MEANWHILE, PLAYS_ELSEWHERE })
    .input(
      ofDay.extend({
        playerId: z.uuid(),
        /** The match that the caller saw the player in. */
        from: z.uuid().nullable(),
        to: z.uuid().nullable(),
        as: z.enum(['playing', 'reserve']).default('playing'),
      }),
    )
    .output(envelope(SelectionBoard)),

  markPick: oc
    .route({
      method: 'POST',
      path: `${selection}/mark`,
      summary: 'Sets the shirt number of somebody who plays, and who captains and keeps wicket',
      tags,
      successStatus: 200,
    })
    .errors({ ...ofEntry, PLAYER_NOT_FOUND, SHIRT_TAKEN })
    .input(
      entry.extend({
        playerId: z.uuid(),
        shirt: z.int().min(0).max(999).nullable(),
        isCaptain: z.boolean(),
        isKeeper: z.boolean(),
      }),
    )
    .output(envelope(SelectionBoard)),

  setDuties: oc
    .route({
      method: 'PUT',
      path: `${selection}/duties`,
      summary: 'Says which jobs a match needs done; those that were taken stay taken',
      tags,
    })
    .errors(ofEntry)
    .input(entry.extend({ kinds: z.array(DutyKind).max(12) }))
    .output(envelope(SelectionBoard)),

  publishSheet: oc
    .route({
      method: 'POST',
      path: `${selection}/publish`,
      summary:
        'Publishes a team sheet as it stands, and tells each player once: who plays, who is in reserve, and who was available and is neither',
      tags,
      successStatus: 200,
    })
    .errors({ ...ofEntry, SHEET_EMPTY, SIDE_OVER_LIMIT, TOO_MANY_TRIES })
    .input(entry.extend({ isPublic: z.boolean() }))
    .output(envelope(SelectionBoard)),

  teamSheet: oc
    .route({
      method: 'GET',
      path: '/api/v1/team-sheets/{entryId}',
      summary:
        'A published team sheet: for members of the club, and for anybody if the club wishes',
      tags,
    })
    .errors({ SHEET_NOT_FOUND })
    .input(z.strictObject({ entryId: z.uuid() }))
    .output(envelope(TeamSheet)),

  startMatch: oc
    .route({
      method: 'POST',
      path: '/api/v1/team-sheets/{entryId}/match',
      summary: 'Makes the match of a published team sheet, or answers the one that there is',
      description:
        'One of the teams has to be that of the sheet, by its id. A sheet has one match: whoever comes second is answered the one that was made first.',
      tags,
      successStatus: 200,
    })
    .errors({
      SIGNED_OUT,
      NOT_ALLOWED,
      NOT_YOURS,
      SHEET_NOT_FOUND,
      TOO_MANY_TRIES,
      IDEMPOTENCY_KEY_REUSED,
    })
    .input(NewMatch.extend({ entryId: z.uuid() }))
    .output(envelope(z.object({ matchId: MatchId }))),

  takeDuty: oc
    .route({
      method: 'POST',
      path: '/api/v1/my-cricket/duties',
      summary: 'Takes on a job of a match, or gives it back',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, TOO_MANY_TRIES, ENTRY_NOT_FOUND, ENTRY_OVER, DUTY_TAKEN })
    .input(Duties)
    .output(envelope(Asked)),

  takeDutyByLink: oc
    .route({
      method: 'POST',
      path: '/api/v1/availability/duties',
      summary: 'Takes on a job of a match as the player whose link it is, or gives it back',
      tags,
      successStatus: 200,
    })
    .errors({ LINK_NOT_VALID, TOO_MANY_TRIES, ENTRY_NOT_FOUND, ENTRY_OVER, DUTY_TAKEN })
    .input(Duties.extend({ token: z.string().min(20).max(200) }))
    .output(envelope(Asked)),
}
