import { printMoney } from '@pavilion/contract/print-money.ts'
import { type Listener, when } from '#events/listener.ts'
import { emailBuyer, orderPaid, paidEmail } from '#orders/orders.ts'
import { currencyOf } from '#places/places.ts'
import { emailPeople } from '../news/email-people.ts'
import { findAnswered } from '../news/recipients.queries.ts'
import { entryFeeSettled } from '../tournament-events.ts'

const WHERE = 'You find it under “Your tournaments”.'

const became = {
  paid: 'is recorded as paid',
  unpaid: 'is unpaid again: the organiser has taken back what was recorded',
  waived: 'is waived: nothing has to be paid',
  refunded: 'is recorded as refunded',
  'not owed': 'is no longer owed',
} as const

/** What whoever answers for a team is told of its entry fee. Refunds of orders are told with the order. */
export const entryFeeListeners: readonly Listener[] = [
  {
    name: 'email-entry-payers',
    from: 'beginning',
    on: [
      when(orderPaid, async (using, { thingId, data: { paymentId, lines } }) => {
        if (paymentId === null || !lines.some(({ kind }) => kind === 'entry')) return
        await emailBuyer(using, thingId, paidEmail('Your tournaments'))
      }),
    ],
  },
  {
    name: 'email-settled-entry-fees',
    from: 'beginning',
    on: [
      when(entryFeeSettled, async (using, { accountId, data: { entryId, standing } }) => {
        const entry = await findAnswered(using.db, entryId)
        if (entry === undefined || entry.fee === null) return
        const { team, tournament, manager, fee } = entry
        const amount = printMoney(fee, await currencyOf(using.db, entry.currency))
        const text = `The entry fee of ${amount} of ${team} for ${tournament} ${became[standing]}.`
        await emailPeople(using, {
          to: [manager],
          by: accountId,
          subject: `${tournament}, entry fee of ${team}`,
          text: `${text}\n\n${WHERE}`,
        })
      }),
    ],
  },
]
