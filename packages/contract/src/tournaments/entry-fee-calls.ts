import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { BEING_PAID, NOTHING_TO_PAY } from '../fees/fee-refusals.ts'
import { TournamentId } from '../ids.ts'
import { IdempotencyKey } from '../orders/order-fields.ts'
import { ORDER_NOT_PAYABLE, PAYMENTS_CLOSED, placingRefusals } from '../orders/order-refusals.ts'
import { PaymentLink } from '../packages/cart-calls.ts'
import { TournamentRef } from '../records.ts'
import { Instant } from '../time.ts'
import { EntryFee, EntryFeeAnswer, EntryFeeStanding, EntryFeeTerms } from './entry-fee-fields.ts'
import { ManagedTournament } from './tournament-fields.ts'
import {
  ENTRY_FEE_STANDS,
  ENTRY_NOT_FOUND,
  STALE_TOURNAMENT,
  TOURNAMENT_NOT_FOUND,
} from './tournament-refusals.ts'

const tags = ['Entries of a tournament']
const tournamentId = z.strictObject({ tournamentId: TournamentId })
const managed = '/api/v1/manage/tournaments/{tournamentId}' as const
const entryId = z.uuid()

/** What it costs to enter, and how it is paid. */
export const entryFeeCalls = {
  entryTerms: oc
    .route({
      method: 'GET',
      path: '/api/v1/tournaments/{tournamentId}/entry-terms',
      summary: 'Whether a public tournament takes entries, until when and for which fee',
      tags,
    })
    .errors({ TOURNAMENT_NOT_FOUND })
    .input(tournamentId)
    .output(
      envelope(
        z.object({
          tournament: TournamentRef,
          isOpen: z.boolean(),
          /** Says nothing while it is closed. */
          needsPin: z.boolean(),
          deadline: Instant.nullable(),
          /** Its instants are shown in this time zone. */
          timeZone: z.string(),
          fee: EntryFee.nullable(),
        }),
      ),
    ),

  setEntryFee: oc
    .route({
      method: 'PUT',
      path: `${managed}/entry-fee`,
      summary:
        'Says what teams owe that enter from now on; earlier entries keep what they agreed to',
      tags,
    })
    .errors({ SIGNED_OUT, TOURNAMENT_NOT_FOUND, STALE_TOURNAMENT })
    .input(
      tournamentId.extend({
        /** What the caller has seen: nothing is set when it is otherwise by now. */
        from: EntryFeeTerms.nullable(),
        /** Null for none. */
        fee: EntryFeeTerms.nullable(),
      }),
    )
    .output(envelope(ManagedTournament)),

  settleEntryFee: oc
    .route({
      method: 'PUT',
      path: `${managed}/entries/{entryId}/fee`,
      summary:
        'Records that an entry fee was paid in cash or by transfer, waives it, takes that back, or refunds it',
      tags,
    })
    .errors({
      SIGNED_OUT,
      TOURNAMENT_NOT_FOUND,
      ENTRY_NOT_FOUND,
      STALE_TOURNAMENT,
      ENTRY_FEE_STANDS,
    })
    .input(
      tournamentId.extend({
        entryId,
        /** How the caller has seen the fee: nothing is done when it is otherwise by now. */
        from: EntryFeeStanding,
        to: EntryFeeAnswer,
      }),
    )
    .output(envelope(ManagedTournament)),

  payEntryFee: oc
    .route({
      method: 'POST',
      path: '/api/v1/manage/tournament-entries/{entryId}/pay',
      summary: 'Where to pay the fee of an entry that the account answers for',
      tags,
      successStatus: 200,
    })
    .errors({
      SIGNED_OUT,
      TOO_MANY_TRIES,
      ENTRY_NOT_FOUND,
      NOTHING_TO_PAY,
      BEING_PAID,
      ORDER_NOT_PAYABLE,
      PAYMENTS_CLOSED,
      ...placingRefusals,
    })
    .input(z.strictObject({ entryId, idempotencyKey: IdempotencyKey }))
    .output(envelope(PaymentLink)),
}
