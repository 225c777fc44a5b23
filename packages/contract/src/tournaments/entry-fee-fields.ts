import { z } from 'zod'
import { oneLine } from '../matches/scoring-fields.ts'
import { MinorUnits, MOST_MONEY } from '../units.ts'
import { Currency } from '../places/place-calls.ts'
import { Instant } from '../time.ts'

/** What a team that enters owes, as it is set and agreed to. */
export const EntryFeeTerms = z.strictObject({
  amount: MinorUnits.min(1, 'Enter an amount.').max(
    MOST_MONEY,
    'That is more than can be asked for.',
  ),
  /** The tournament's. */
  currency: z.string().regex(/^[A-Z]{3}$/, 'Must be a currency, such as PKR'),
  /** Until when a team that withdraws or is declined is refunded without asking; null for never. */
  refundUntil: Instant.nullable(),
})
export type EntryFeeTerms = z.infer<typeof EntryFeeTerms>

/** The terms, to be shown. */
export const EntryFee = z.object({
  amount: MinorUnits,
  currency: Currency,
  refundUntil: Instant.nullable(),
})
export type EntryFee = z.infer<typeof EntryFee>

/** `not owed`: the team has not accepted its invitation, or was out before it had paid. */
export const EntryFeeStanding = z.enum(['unpaid', 'paid', 'waived', 'refunded', 'not owed'])
export type EntryFeeStanding = z.infer<typeof EntryFeeStanding>

export const EntryPaymentWay = z.enum(['card', 'cash', 'transfer'])
export type EntryPaymentWay = z.infer<typeof EntryPaymentWay>

/** What an entry agreed to pay, and what became of it. */
export const EntryDues = EntryFee.extend({
  standing: EntryFeeStanding,
  /** How it was paid, also after a refund. */
  way: EntryPaymentWay.nullable(),
  /** Why it was waived. */
  reason: z.string().nullable(),
  /** It was paid in cash or by transfer and is to be given back by hand: the team was out in time. */
  isRefundDue: z.boolean(),
})
export type EntryDues = z.infer<typeof EntryDues>

/** What an organiser says of the fee of an entry. */
export const EntryFeeAnswer = z.discriminatedUnion('standing', [
  z.strictObject({ standing: z.literal('paid'), way: z.enum(['cash', 'transfer']) }),
  z.strictObject({ standing: z.literal('waived'), reason: oneLine(1, 300) }),
  /** Takes back what was entered by mistake: a payment in cash or by transfer, or a waiver. */
  z.strictObject({ standing: z.literal('unpaid') }),
  z.strictObject({ standing: z.literal('refunded') }),
])
export type EntryFeeAnswer = z.infer<typeof EntryFeeAnswer>
