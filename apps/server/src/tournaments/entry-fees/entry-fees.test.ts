import { randomUUID } from 'node:crypto'
import { minorUnits } from '@pavilion/contract/money.ts'
import type { EntryFeeTerms } from '@pavilion/contract/tournaments/entry-fee-fields.ts'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import { refusal } from '#clubs/clubs.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { newTeams } from '../manage/setup.testing.ts'
import { aCupWithFee, aTeamIn, FEE, withClock } from './entry-fees.testing.ts'

const { app, turn } = withClock(await freshApp('empty'))
await ensureDefaultSite(app)

/** What has been written to people since it was looked at last. */
async function emails(): Promise<string> {
  await handleEvents(app)
  const sent = await app.db.selectFrom('message').select('body').orderBy('id').execute()
  await app.db.deleteFrom('message').execute()
  return sent.map(({ body }) => body).join('\n')
}

const twice = (fee: EntryFeeTerms) => ({ ...fee, amount: minorUnits(FEE * 2) })

test('a team is shown the fee, pays it once, and both sides see it', async () => {
  const cup = await aCupWithFee(app)
  const { tournamentId } = cup
  const { fee } = (await cup.organiser.tournaments.entryTerms({ tournamentId })).data
  expect(fee).toMatchObject({ amount: FEE, currency: { id: 'PKR' } })
  const team = await aTeamIn(app, cup)
  expect(await team.feeOf()).toMatchObject({ amount: FEE, standing: 'unpaid' })
  const key = randomUUID()
  const links = await Promise.all([1, 2].map(() => team.link(key)))
  expect(new Set(links.map(({ orderId }) => orderId)).size).toBe(1)
  await team.decide(links[0]!)

  expect(await team.feeOf()).toMatchObject({ standing: 'paid', way: 'card' })
  const [own] = (await team.captain.tournaments.ownEntries()).data
  expect(own?.fee).toMatchObject({ standing: 'paid', way: 'card' })
  expect(await refusal(team.link())).toBe('NOTHING_TO_PAY')
  const receipt = await emails()
  expect(receipt).toContain('Entry fee of Team')
  expect(receipt).toContain('under Your tournaments')
})

test('whoever was shown another fee is told, and does not enter', async () => {
  const cup = await aCupWithFee(app)
  const { organiser, tournamentId, pin, fee } = cup
  const captain = await clientAs(app, await someone(app))
  const enter = (of: EntryFeeTerms | null, entryId: string = randomUUID()) =>
    refusal(
      captain.tournaments.enter({ tournamentId, entryId, pin, team: { name: entryId }, fee: of }),
    )

  expect(await enter(null)).toBe('ENTRY_FEE_CHANGED')
  expect(await enter({ ...fee, amount: minorUnits(1) })).toBe('ENTRY_FEE_CHANGED')
  expect(await enter({ ...fee, refundUntil: null })).toBe('ENTRY_FEE_CHANGED')
  const entered = randomUUID()
  expect(await enter(fee, entered)).toBeUndefined()
  await organiser.tournaments.setEntryFee({ tournamentId, fee: twice(fee) })
  expect(await enter(fee, entered)).toBeUndefined()
  expect(await enter(fee)).toBe('ENTRY_FEE_CHANGED')
})

test('earlier entries keep what they agreed to, whatever is asked for later', async () => {
  const cup = await aCupWithFee(app)
  const { organiser, tournamentId, fee } = cup
  const first = await aTeamIn(app, cup)
  await organiser.tournaments.setEntryFee({ tournamentId, fee: twice(fee) })
  const second = await aTeamIn(app, cup)
  await organiser.tournaments.setEntryFee({ tournamentId, fee: null })
  const third = await aTeamIn(app, cup)
  const { orderId } = await first.pay()

  expect((await first.captain.orders.show({ orderId })).data.total).toBe(FEE)
  expect([await first.feeOf(), await second.feeOf()]).toMatchObject([
    { amount: FEE, standing: 'paid' },
    { amount: FEE * 2, standing: 'unpaid' },
  ])
  expect(await third.feeOf()).toBeNull()
  expect(await refusal(third.link())).toBe('NOTHING_TO_PAY')
  const raise = app.db.updateTable('tournament_entry').set({ fee: minorUnits(1) })
  await expect(raise.where('id', '=', first.entryId).execute()).rejects.toThrow('stays as it is')
})

test.each([
  ['no amount', { amount: minorUnits(0) }, 'BAD_REQUEST'],
  ['a negative amount', { amount: minorUnits(-1) }, 'BAD_REQUEST'],
  ['another currency', { currency: 'EUR' }, 'INVALID_INPUT'],
  ['a refund date that has passed', { refundUntil: '2026-01-01T00:00:00Z' }, 'INVALID_INPUT'],
])('a fee with %s is refused', async (_what, part, code) => {
  const { organiser, tournamentId, fee } = await aCupWithFee(app)
  const set = organiser.tournaments.setEntryFee({ tournamentId, fee: { ...fee, ...part } })

  expect(await refusal(set)).toBe(code)
  const { fee: now } = (await organiser.tournaments.showManaged({ tournamentId })).data
  expect(now?.amount).toBe(FEE)
})

test('of two organisers who change the fee one is told of the other', async () => {
  const { organiser, tournamentId, fee } = await aCupWithFee(app)
  const set = (cost: number, from: typeof fee | null) => {
    const amount = minorUnits(cost)
    return refusal(
      organiser.tournaments.setEntryFee({ tournamentId, from, fee: { ...fee, amount } }),
    )
  }

  expect(await set(1_00, fee)).toBeUndefined()
  expect(await set(2_00, fee)).toBe('STALE_TOURNAMENT')
  expect(await set(1_00, fee)).toBeUndefined()
})

test('a refund date that has passed may stay while the fee changes', async () => {
  const { organiser, tournamentId, fee } = await aCupWithFee(app)
  turn(4)
  const changed = { tournamentId, fee: { ...fee, amount: minorUnits(1_00) } }
  expect(await refusal(organiser.tournaments.setEntryFee(changed))).toBeUndefined()
})

test.each(['withdraw', 'decline'] as const)(
  'until the refund date a team is refunded: %s',
  async (how) => {
    const cup = await aCupWithFee(app)
    const team = await aTeamIn(app, cup)
    const { orderId } = await team.pay()
    await emails()
    const leave = () =>
      how === 'withdraw'
        ? team.captain.tournaments.withdraw({ entryId: team.entryId })
        : cup.organiser.tournaments.answerEntry({
            tournamentId: cup.tournamentId,
            entryId: team.entryId,
            status: 'declined',
          })
    await leave()
    await leave()
    const { data: order } = await team.captain.orders.show({ orderId })

    expect(order).toMatchObject({ status: 'refunded', refunded: FEE, refunds: [{ amount: FEE }] })
    expect(await team.feeOf()).toMatchObject({ standing: 'refunded', way: 'card' })
    expect(await emails()).toContain('You get PKR 5,000.00')
  },
)

test('after the refund date the organiser refunds by hand, once', async () => {
  const cup = await aCupWithFee(app)
  const team = await aTeamIn(app, cup)
  const { orderId } = await team.pay()
  turn(4)
  await team.captain.tournaments.withdraw({ entryId: team.entryId })
  expect(await team.feeOf()).toMatchObject({ standing: 'paid', isRefundDue: false })
  const refund = () =>
    refusal(
      cup.organiser.tournaments.settleEntryFee({
        tournamentId: cup.tournamentId,
        entryId: team.entryId,
        from: 'paid',
        to: { standing: 'refunded' },
      }),
    )

  expect(await Promise.all([refund(), refund()])).toEqual([undefined, undefined])
  expect((await team.captain.orders.show({ orderId })).data.refunds).toHaveLength(1)
  expect(await team.feeOf()).toMatchObject({ standing: 'refunded' })
})

test('a payment that arrives after the team has withdrawn goes back', async () => {
  const cup = await aCupWithFee(app)
  const [waiting, expired] = [await aTeamIn(app, cup), await aTeamIn(app, cup)]
  const first = await waiting.link()
  await waiting.captain.tournaments.withdraw({ entryId: waiting.entryId })
  const second = await expired.link()
  await app.db
    .updateTable('orders')
    .set({ status: 'expired' })
    .where('id', '=', second.orderId)
    .execute()
  await expired.captain.tournaments.withdraw({ entryId: expired.entryId })
  await waiting.decide(first)
  await expired.decide(second)

  for (const [team, { orderId }] of [
    [waiting, first],
    [expired, second],
  ] as const) {
    const { refunds } = (await team.captain.orders.show({ orderId })).data
    expect(refunds).toMatchObject([{ amount: FEE, reason: 'paid too late' }])
    expect(await team.feeOf()).toMatchObject({ standing: 'not owed' })
  }
})

test('cash is recorded once, is taken back or given back, and the team hears of it', async () => {
  const cup = await aCupWithFee(app)
  const team = await aTeamIn(app, cup)
  const { entryId } = team
  await team.link()
  type Asked = Parameters<typeof cup.organiser.tournaments.settleEntryFee>[0]
  const settle = (to: Asked['to'], from: 'unpaid' | 'paid' | 'waived') =>
    refusal(
      cup.organiser.tournaments.settleEntryFee({
        tournamentId: cup.tournamentId,
        entryId,
        from,
        to,
      }),
    )
  const cash = { standing: 'paid', way: 'cash' } as const

  expect(await Promise.all([settle(cash, 'unpaid'), settle(cash, 'unpaid')])).toEqual([
    undefined,
    undefined,
  ])
  expect(await settle({ standing: 'waived', reason: 'Friends' }, 'unpaid')).toBe('STALE_TOURNAMENT')
  expect(await settle({ standing: 'waived', reason: 'Friends' }, 'paid')).toBe('ENTRY_FEE_STANDS')
  expect(await refusal(team.link())).toBe('NOTHING_TO_PAY')
  expect(await emails()).toContain('is recorded as paid')
  expect(await settle({ standing: 'unpaid' }, 'paid')).toBeUndefined()
  expect(await settle({ standing: 'waived', reason: 'Friends' }, 'unpaid')).toBeUndefined()
  expect(await team.feeOf()).toMatchObject({ standing: 'waived', reason: 'Friends' })
  expect(await settle({ standing: 'refunded' }, 'waived')).toBe('ENTRY_FEE_STANDS')
  expect(await settle({ standing: 'unpaid' }, 'waived')).toBeUndefined()
  expect(await settle(cash, 'unpaid')).toBeUndefined()
  await team.captain.tournaments.withdraw({ entryId })
  expect(await team.feeOf()).toMatchObject({ standing: 'paid', isRefundDue: true })
  expect(await settle({ standing: 'refunded' }, 'paid')).toBeUndefined()
  expect(await team.feeOf()).toMatchObject({ standing: 'refunded', isRefundDue: false })
})

test('a team that comes in again owes what was refunded to it', async () => {
  const cup = await aCupWithFee(app)
  const { organiser, tournamentId } = cup
  const team = await aTeamIn(app, cup)
  const { entryId } = team
  await team.pay()
  await organiser.tournaments.answerEntry({ tournamentId, entryId, status: 'declined' })
  const { message } = await organiser.tournaments.answerEntry({
    tournamentId,
    entryId,
    status: 'accepted',
  })

  expect(message).toBe('Accepted. Its entry fee is unpaid')
  expect(await team.feeOf()).toMatchObject({ standing: 'unpaid' })
  await team.pay()
  expect(await team.feeOf()).toMatchObject({ standing: 'paid' })
})

test('an entry goes with its fee, but not with money', async () => {
  const cup = await aCupWithFee(app)
  const { organiser, tournamentId } = cup
  const [paid, waiting] = [await aTeamIn(app, cup), await aTeamIn(app, cup)]
  await paid.pay()
  await waiting.link()
  const remove = ({ entryId }: typeof paid) =>
    refusal(organiser.tournaments.removeEntry({ tournamentId, entryId }))

  expect(await remove(paid)).toBe('ENTRY_FEE_PAID')
  expect(await remove(waiting)).toBeUndefined()
  const draft = await organiser.tournaments.create({
    idempotencyKey: randomUUID(),
    organisationId: null,
    fields: (await organiser.tournaments.showManaged({ tournamentId })).data.fields,
  })
  const of = { tournamentId: draft.data.tournament.id }
  const free = { ...cup.fee, refundUntil: null }
  await organiser.tournaments.setEntryFee({ ...of, from: null, fee: free })
  const { entries } = (await organiser.tournaments.addTeams({ ...of, teams: newTeams(['Ours']) }))
    .data
  const cash = { standing: 'paid', way: 'cash' } as const
  await organiser.tournaments.settleEntryFee({ ...of, entryId: entries[0]!.id, to: cash })
  expect(await refusal(organiser.tournaments.discard(of))).toBe('ENTRY_FEE_PAID')
})
