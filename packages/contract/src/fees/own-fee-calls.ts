import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { IdempotencyKey } from '../orders/order-fields.ts'
import { ORDER_NOT_PAYABLE, PAYMENTS_CLOSED, placingRefusals } from '../orders/order-refusals.ts'
import { PaymentLink } from '../packages/cart-calls.ts'
import { Amount, OwnFees } from './fee-fields.ts'
import { BEING_PAID, FEES_CHANGED, NOTHING_TO_PAY } from './fee-refusals.ts'

const tags = ['Fees']
const own = '/api/v1/my-cricket/fees' as const

/** Calls of those who pay. */
export const ownFeeCalls = {
  own: oc
    .route({
      method: 'GET',
      path: own,
      summary:
        'What the account, the children it looks after and the organisations that it runs owe',
      tags,
    })
    .errors({ SIGNED_OUT })
    .output(envelope(z.array(OwnFees))),

  pay: oc
    .route({
      method: 'POST',
      path: `${own}/pay`,
      summary:
        'Where to pay what the account, its children and the organisations that it runs owe one organisation',
      tags,
      successStatus: 200,
    })
    .errors({
      SIGNED_OUT,
      TOO_MANY_TRIES,
      NOTHING_TO_PAY,
      FEES_CHANGED,
      BEING_PAID,
      ORDER_NOT_PAYABLE,
      PAYMENTS_CLOSED,
      ...placingRefusals,
    })
    .input(
      z.strictObject({
        organisationId: OrganisationId,
        /** Pays this account alone. */
        playerId: z.uuid().optional(),
        /** What the payer was shown; refused when it has changed. */
        amount: Amount,
        idempotencyKey: IdempotencyKey,
      }),
    )
    .output(envelope(PaymentLink)),
}
