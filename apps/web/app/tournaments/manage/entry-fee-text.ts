import type { TagTone } from '@pavilion/kit/tag.tsx'
import { dayAt, matchDay, timeAt } from '#shared/dates.ts'
import { shortMoney } from '#shared/money.ts'
import * as t from '#texts/tournaments.ts'
import type { Entry, Fee } from './tournament-calls.ts'

export type Dues = NonNullable<Entry['fee']>

export const feeTags: Readonly<
  Record<Dues['standing'], { readonly says: string; readonly tone: TagTone } | undefined>
> = {
  unpaid: { says: t.unpaid, tone: 'warning' },
  paid: { says: t.paid, tone: 'positive' },
  waived: { says: t.waived, tone: 'info' },
  refunded: { says: t.refunded, tone: 'neutral' },
  'not owed': undefined,
}

/** "PKR 5,000". */
export const amountOf = ({ amount, currency }: Fee): string => shortMoney(amount, currency)

/** "Entry fee PKR 5,000, paid in cash"; what a tag says already is left out. */
export function duesText(dues: Dues): string {
  const amount = amountOf(dues)
  if (dues.isRefundDue) return t.feeToGiveBack({ amount })
  const { standing, way, reason } = dues
  if (standing === 'paid' && way !== null) return t.feePaidBy({ amount, way })
  if (standing === 'waived') return t.feeWaivedFor({ amount, reason: reason ?? '' })
  return t.feeIs({ amount })
}

type Clock = { readonly locale: string; readonly timeZone: string }

/** Until when the fee is refunded. */
export function refundText({ refundUntil }: Fee, { locale, timeZone }: Clock): string {
  if (refundUntil === null) return t.feeIsNotRefunded
  const day = matchDay(dayAt(refundUntil, timeZone), locale)
  return t.feeIsRefundedUntil({ when: `${day}, ${timeAt(refundUntil, { locale, timeZone })}` })
}
