import type {
  EntryDues,
  EntryFee,
  EntryFeeStanding,
} from '@pavilion/contract/tournaments/entry-fee-fields.ts'
import type { Currency } from '@pavilion/contract/places/place-calls.ts'
import type { EntryRow } from '../manage/entries.queries.ts'
import type { SetupRow } from '../manage/setup.queries.ts'

type Asking = Pick<SetupRow, 'entryFee' | 'entryRefundUntil'>

/** What teams owe that enter now; null for nothing. */
export const feeOf = (setup: Asking, currency: Currency): EntryFee | null =>
  setup.entryFee === null
    ? null
    : { amount: setup.entryFee, currency, refundUntil: setup.entryRefundUntil }

/** What a team agreed to pay when it was entered; null for nothing. */
export const agreedFee = (entry: Owing, currency: Currency): EntryFee | null =>
  entry.fee === null ? null : { amount: entry.fee, currency, refundUntil: entry.feeRefundUntil }

type Owing = Pick<EntryRow, 'fee' | 'feeRefundUntil' | 'status' | 'payment' | 'answeredInTime'>

/** A team owes its fee once it has entered or accepted, until it is out. */
const isIn = ({ status }: Owing): boolean => status === 'requested' || status === 'accepted'

/** How the fee of an entry stands; undefined where it agreed to none. */
export function standingOf(entry: Owing): EntryFeeStanding | undefined {
  if (entry.fee === null) return undefined
  return entry.payment?.standing ?? (isIn(entry) ? 'unpaid' : 'not owed')
}

const byHand = (entry: Owing): boolean =>
  entry.payment?.way === 'cash' || entry.payment?.way === 'transfer'

/** What an entry agreed to pay and what became of it; null where it agreed to nothing. */
export function duesOf(entry: Owing, currency: Currency): EntryDues | null {
  const { fee: amount, feeRefundUntil: refundUntil, payment } = entry
  const standing = standingOf(entry)
  if (amount === null || standing === undefined) return null
  return {
    amount,
    currency,
    refundUntil,
    standing,
    way: payment?.way ?? null,
    reason: payment?.reason ?? null,
    isRefundDue: standing === 'paid' && byHand(entry) && !isIn(entry) && entry.answeredInTime,
  }
}
