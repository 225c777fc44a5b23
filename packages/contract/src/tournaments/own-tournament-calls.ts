import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Revision } from '../revision.ts'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId, TournamentId } from '../ids.ts'
import { IDEMPOTENCY_KEY_REUSED } from '../matches/scoring-refusals.ts'
import { IdempotencyKey } from '../orders/order-fields.ts'
import { ManagedTournament, OwnTournament, TournamentFields } from './tournament-fields.ts'
import {
  CHANGES_PLAYED,
  ENTRY_FEE_PAID,
  STALE_TOURNAMENT,
  TOO_MANY_TOURNAMENTS,
  TOURNAMENT_NOT_FOUND,
  TOURNAMENT_PUBLISHED,
} from './tournament-refusals.ts'

const tags = ['Running tournaments']
const tournamentId = z.strictObject({ tournamentId: TournamentId })
const refusals = { SIGNED_OUT, TOURNAMENT_NOT_FOUND }
const of = (path: string) => `/api/v1/manage/tournaments/{tournamentId}${path}` as const

/** Calls for those who make and run tournaments. Nobody else learns of a draft. */
export const ownTournamentCalls = {
  create: oc
    .route({
      method: 'POST',
      path: '/api/v1/manage/tournaments',
      summary: 'Makes a draft of a tournament, alone or for an organisation that the caller runs',
      tags,
      successStatus: 201,
    })
    .errors({
      SIGNED_OUT,
      NOT_ALLOWED,
      TOO_MANY_TRIES,
      TOO_MANY_TOURNAMENTS,
      IDEMPOTENCY_KEY_REUSED,
    })
    .input(
      z.strictObject({
        idempotencyKey: IdempotencyKey,
        organisationId: OrganisationId.nullable(),
        fields: TournamentFields,
      }),
    )
    .output(envelope(ManagedTournament)),

  own: oc
    .route({
      method: 'GET',
      path: '/api/v1/manage/tournaments',
      summary: 'The tournaments that the account runs, drafts too, the latest first, 200 at most',
      tags,
    })
    .errors({ SIGNED_OUT })
    .output(envelope(z.array(OwnTournament))),

  showManaged: oc
    .route({
      method: 'GET',
      path: of(''),
      summary: 'A tournament as those who run it change it',
      tags,
    })
    .errors(refusals)
    .input(tournamentId)
    .output(envelope(ManagedTournament)),

  save: oc
    .route({
      method: 'PUT',
      path: of(''),
      summary: 'Changes what an organiser says of a tournament, and its rules',
      tags,
    })
    .errors({ ...refusals, STALE_TOURNAMENT, CHANGES_PLAYED })
    .input(
      tournamentId.extend({
        revision: Revision,
        fields: TournamentFields,
        /** The caller knows what the change of rules that are in force affects. */
        confirmed: z.boolean().default(false),
        /** Whether matches already played count by changed points, too; otherwise they keep the old ones. */
        countPlayedAnew: z.boolean().default(false),
      }),
    )
    .output(envelope(ManagedTournament)),

  publish: oc
    .route({
      method: 'POST',
      path: of('/publish'),
      summary: 'Shows a tournament in public; repeated, it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(tournamentId)
    .output(envelope(ManagedTournament)),

  discard: oc
    .route({
      method: 'POST',
      path: of('/discard'),
      summary: 'Deletes a draft',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, TOURNAMENT_PUBLISHED, ENTRY_FEE_PAID })
    .input(tournamentId)
    .output(envelope(tournamentId)),

  inviteManager: oc
    .route({
      method: 'POST',
      path: of('/manager-invitations'),
      summary: 'Makes a link with which one account becomes a manager',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, TOO_MANY_TRIES })
    .input(tournamentId)
    .output(
      envelope(
        z.object({
          /** The path of the link on this site, told only now. */
          path: z.string(),
        }),
      ),
    ),

  removeManager: oc
    .route({
      method: 'POST',
      path: of('/managers/remove'),
      summary: 'Takes a manager away; repeated, it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(tournamentId.extend({ accountId: z.uuid() }))
    .output(envelope(ManagedTournament)),
}
