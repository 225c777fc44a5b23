import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Revision } from '../revision.ts'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { PLAYER_NOT_FOUND } from '../clubs/club-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { Words } from '../page.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { ORGANISATION_NOT_FOUND } from '../organisations/organisation-refusals.ts'
import { Day } from '../time.ts'
import {
  ALREADY_REGISTERED,
  ASSOCIATION_NOT_FOUND,
  NOT_AFFILIATED,
  NOT_ON_REGISTER,
  REGISTRATION_OVER,
  SAME_CLUB,
  STALE_ASSOCIATION,
  TRANSFER_OPEN,
  TRANSFER_OVER,
  WINDOW_CLOSED,
} from './association-refusals.ts'
import { AssociationFields, Register, Registrable } from './registration-fields.ts'

const tags = ['Associations']
const of = (rest: string) => `/api/v1/organisations/{organisationId}/${rest}` as `/${string}`
const organisationId = z.strictObject({ organisationId: OrganisationId })
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND }
const Number = z.int().min(1).max(2_000_000_000)

/** Calls about an association's register of players. */
export const registrationCalls = {
  register: oc
    .route({
      method: 'GET',
      path: of('register'),
      summary: 'The register of an association, or what concerns one club in the registers',
      tags,
    })
    .errors(refusals)
    .input(
      organisationId.extend({
        /** Only registrations with this name, club or number. */
        find: Words.default(''),
      }),
    )
    .output(envelope(Register)),

  registerFile: oc
    .route({ method: 'GET', path: of('register.csv'), summary: 'The whole register as CSV', tags })
    .errors(refusals)
    .input(organisationId)
    .output(z.file().mime('text/csv')),

  saveAssociation: oc
    .route({
      method: 'PUT',
      path: of('register/settings'),
      summary: 'Changes how an association runs its register',
      tags,
    })
    .errors({ ...refusals, ASSOCIATION_NOT_FOUND, STALE_ASSOCIATION })
    .input(organisationId.extend({ revision: Revision, fields: AssociationFields }))
    .output(envelope(Register)),

  registrable: oc
    .route({
      method: 'GET',
      path: of('registrable/{associationId}'),
      summary: 'The players of a club, and how each stands in an association',
      tags,
    })
    .errors({ ...refusals, NOT_AFFILIATED })
    .input(organisationId.extend({ associationId: OrganisationId }))
    .output(envelope(z.array(Registrable))),

  registerPlayers: oc
    .route({
      method: 'POST',
      path: of('registrations'),
      summary:
        'Registers players of a club, all or none. Those whom it has registered on these days are left as they are',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, NOT_AFFILIATED, PLAYER_NOT_FOUND, TOO_MANY_TRIES })
    .errors({ ALREADY_REGISTERED, NOT_ON_REGISTER })
    .input(
      organisationId.extend({
        associationId: OrganisationId,
        /** With the number of somebody of the same name who is on the register, when it is the same person. */
        players: z
          .array(z.strictObject({ playerId: z.uuid(), number: Number.nullable() }))
          .min(1, 'Choose at least one player')
          .max(500),
        from: Day,
        until: Day,
      }),
    )
    .output(envelope(Register)),

  decideRegistrations: oc
    .route({
      method: 'POST',
      path: of('registrations/decide'),
      summary: 'Approves registrations, or declines them with a reason; the clubs are told',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, REGISTRATION_OVER })
    .input(
      organisationId.extend({
        registrationIds: z.array(z.uuid()).min(1).max(500),
        accepts: z.boolean(),
        reason: oneLine(0, 300).default(''),
      }),
    )
    .output(envelope(Register)),

  markPerson: oc
    .route({
      method: 'PUT',
      path: of('register/people/{personId}'),
      summary: 'Says whether somebody counts as overseas or star player',
      tags,
    })
    .errors({ ...refusals, NOT_ON_REGISTER })
    .input(
      organisationId.extend({ personId: z.uuid(), isOverseas: z.boolean(), isStar: z.boolean() }),
    )
    .output(envelope(Register)),

  askTransfer: oc
    .route({
      method: 'POST',
      path: of('transfers'),
      summary:
        'Asks for a player of another club by the number on the register, from a day, on loan until a day',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, NOT_AFFILIATED, PLAYER_NOT_FOUND, TOO_MANY_TRIES })
    .errors({ NOT_ON_REGISTER, SAME_CLUB, TRANSFER_OPEN, WINDOW_CLOSED })
    .input(
      organisationId
        .extend({
          associationId: OrganisationId,
          number: Number,
          /** The new club's own entry of the player, of the same name. */
          playerId: z.uuid(),
          startsOn: Day,
          /** The last day of a loan; null for good. */
          endsOn: Day.nullable(),
        })
        .refine(({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn, {
          path: ['endsOn'],
          message: 'The last day is before the first.',
        }),
    )
    .output(envelope(Register)),

  answerTransfer: oc
    .route({
      method: 'POST',
      path: of('transfers/answer'),
      summary:
        'Takes a transfer one step further: the old club releases, the association approves, either declines, the new club withdraws',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, TRANSFER_OVER, NOT_AFFILIATED })
    .input(
      organisationId.extend({
        transferId: z.uuid(),
        answer: z.enum(['release', 'approve', 'decline', 'withdraw']),
        reason: oneLine(0, 300).default(''),
      }),
    )
    .output(envelope(Register)),
}
