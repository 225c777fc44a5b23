import { sumOf } from '@pavilion/contract/money.ts'
import { Stats } from '@pavilion/kit/stat.tsx'
import { shortMoney } from '#shared/money.ts'
import * as t from '#texts/tournaments.ts'
import type { Managed } from './tournament-calls.ts'

const standings = ['paid', 'unpaid', 'waived', 'refunded'] as const

const names = {
  paid: t.feesPaid,
  unpaid: t.feesUnpaid,
  waived: t.feesWaived,
  refunded: t.feesRefunded,
} as const

/** What the entry fees come to; nothing where no team owes one. */
export function EntryFeeSums({ managed: { entries, currency } }: { readonly managed: Managed }) {
  const dues = entries.flatMap(({ fee }) => fee ?? [])
  if (dues.length === 0) return null
  const figures = standings.flatMap((standing) => {
    const of = dues.filter((one) => one.standing === standing)
    if (of.length === 0 && standing !== 'paid' && standing !== 'unpaid') return []
    return {
      label: names[standing],
      value: shortMoney(sumOf(of.map(({ amount }) => amount)), currency),
      note: t.teamsIn({ count: of.length }),
    }
  })
  return (
    <section aria-label={t.entryFees}>
      <Stats figures={figures} />
    </section>
  )
}
