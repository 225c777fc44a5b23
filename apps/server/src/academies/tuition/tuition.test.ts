import { randomUUID } from 'node:crypto'
import { OrganisationId } from '@pavilion/contract/ids.ts'
import { minorUnits } from '@pavilion/contract/money.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { dayIn, refusal } from '../academies.testing.ts'
import { bornAt, childOf, registered } from '../enrolment/enrolment.testing.ts'
import { chargeDue } from './tariffs.ts'
import { aTariff, withTuition } from './tuition.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const at = (day: string) => ({ ...app, now: () => `${day}T12:00:00Z` })
const charges = ({
  entries,
}: {
  entries: { title: string; amount: number; dueOn: string | null }[]
}) =>
  entries
    .map(({ amount, dueOn }) => [dueOn, amount] as const)
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)))

test('a month costs the share of the days on which the batch goes on, and is charged once', async () => {
  const days = { firstDay: '2031-03-10', lastDay: '2031-06-15' }
  const { organisationId, account, since } = await withTuition(app, { kind: 'month' }, days)
  await since('2031-03-20')
  const job = (day: string) => chargeDue(at(day), { organisationId, accountId: null })
  expect(await job('2031-03-12')).toBe(0)
  expect(await job('2031-03-20')).toBe(0)
  expect(await job('2031-03-21')).toBe(1)
  await Promise.all(['2031-04-25', '2031-04-25', '2031-05-30'].map(job))

  expect(charges(await account())).toEqual([
    ['2031-03-20', Math.floor((1_000_00 * 12) / 31)],
    ['2031-04-01', 1_000_00],
    ['2031-05-01', 1_000_00],
    ['2031-06-01', Math.floor((1_000_00 * 15) / 30)],
  ])
})

test('a term is charged once, whoever leaves and comes back, and is not paid for by months as well', async () => {
  const tuition = await withTuition(app, { kind: 'term', isShared: false })
  const { organisationId, account, accountId, enrolmentId, parent, batchId } = tuition
  const monthly = await aTariff(tuition, { kind: 'month', programmeId: tuition.programmeId })
  const charge = () => chargeDue(app, { organisationId, accountId })
  await Promise.all([charge(), charge()])
  await parent.academies.withdraw({ enrolmentId })
  await parent.academies.enrol({ batchId, fields: childOf(app)('Ann') })
  await charge()

  expect((await account()).balance).toBe(1_000_00)
  const change = parent.academies.chooseTuition({ enrolmentId, tariffId: monthly })
  expect(await refusal(change)).toBe('TERM_CHARGED')
  const foreign = parent.academies.chooseTuition({ enrolmentId, tariffId: randomUUID() })
  expect(await refusal(foreign)).toBe('TARIFF_NOT_FOUND')
})

test('whoever changes from months to packs pays by packs once the charged months are over', async () => {
  const days = { firstDay: dayIn(app, -40), lastDay: dayIn(app, 100) }
  const tuition = await withTuition(app, { kind: 'month' }, days)
  const { organisationId, accountId, enrolmentId, parent, programmeId } = tuition
  await chargeDue(app, { organisationId, accountId })
  const tariffId = await aTariff(tuition, { kind: 'pack', programmeId })
  await parent.academies.chooseTuition({ enrolmentId, tariffId })
  const { rows } = await app.pool.query(
    `select lower(days) > $2::date as later, extract(day from lower(days)) = 1 as on_first
     from tuition where enrolment_id = $1 and upper_inf(days)`,
    [enrolmentId, dayIn(app, 0)],
  )

  expect(rows).toEqual([{ later: true, on_first: true }])
})

test('the eldest of a family pays in full, and the younger the family rate', async () => {
  const tuition = await withTuition(app, {
    kind: 'term',
    isShared: false,
    family: minorUnits(600_00),
  })
  const { organisationId, accountId, batchId, parent, client } = tuition
  const elder = childOf(app)('Bea', { bornOn: bornAt(app, 14) })
  await parent.academies.enrol({ batchId, fields: elder })
  await chargeDue(app, { organisationId, accountId })
  const { data } = await client.fees.book({ organisationId })

  expect(Object.fromEntries(data.members.map(({ name, balance }) => [name, balance]))).toEqual({
    Ann: 600_00,
    Bea: 1_000_00,
  })
})

type Step =
  | { readonly does: 'mark'; readonly day: number; readonly mark: Mark; readonly ago: number }
  | { readonly does: 'buy' | 'refund' }
type Mark = 'here' | 'late' | 'absent' | 'excused'

const aStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('mark' as const),
      day: fc.integer({ min: 1, max: 12 }),
      mark: fc.constantFrom<Mark>('here', 'late', 'absent', 'excused'),
      ago: fc.integer({ min: 1, max: 5_000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('buy' as const, 'refund' as const) }) },
)

/** A child who pays by packs of five, what can happen to them, and how they stand. */
async function withPacks() {
  const tuition = await withTuition(app, { kind: 'pack' })
  const { client, organisationId, enrolmentId, parent, since } = tuition
  await since(dayIn(app, -20))
  const mark = (marks: readonly Extract<Step, { does: 'mark' }>[]) =>
    client.academies.keepAttendance({
      organisationId,
      marks: marks.map(({ day, mark: is, ago }) => ({
        enrolmentId,
        day: dayIn(app, -day),
        starts: '17:30',
        mark: is,
        markedAt: new Date(Date.parse(app.now()) - ago * 1000).toISOString(),
      })),
    })
  const buy = (packId: string = randomUUID()) => parent.academies.buyPack({ packId, enrolmentId })
  const bought = async () =>
    (await client.academies.batchTuition({ organisationId, batchId: tuition.batchId })).data
      .students[0]?.bought ?? []
  const refund = async (packId = '') =>
    client.academies.refundPack({ organisationId, packId, enrolmentId })
  const counted = async () => {
    const { rows } = await app.pool.query<{ n: number }>(
      "select count(*)::int as n from attendance where enrolment_id = $1 and mark <> 'excused'",
      [enrolmentId],
    )
    return rows[0]?.n ?? 0
  }
  return { ...tuition, mark, buy, bought, refund, counted }
}

test('whatever is marked, corrected, bought and refunded, a pack pays for as much as it holds, and no more is charged', async () => {
  const { mark, buy, bought, refund, counted, account, packs } = await withPacks()
  for (const step of fc.sample(aStep, { numRuns: 45, seed: 11 })) {
    if (step.does === 'mark') await mark([step, step])
    else if (step.does === 'buy') {
      const packId = randomUUID()
      await Promise.all(
        [buy(packId), buy(packId), buy()].map((call) => call.catch(() => undefined)),
      )
    } else {
      const open = (await bought()).find(({ isRefunded }) => !isRefunded)
      if (open !== undefined) await Promise.all([refund(open.id), refund(open.id)])
    }
    const all = await bought()
    const held = all.reduce((sum, { sessions }) => sum + sessions, 0)
    const used = all.reduce((sum, one) => sum + one.used, 0)
    const came = await counted()

    expect(all.every((one) => one.used <= one.sessions)).toBe(true)
    expect(used).toBe(Math.min(held, came))
    expect(await packs()).toEqual({ left: held - used, unpaid: came - used })
    // 1,000.00 for five: 200.00 for each session that can still be used, or was.
    expect((await account()).balance).toBe(held * 200_00)
  }
})

test('in whatever order marks arrive, the same sessions are used', async () => {
  const marks = fc
    .sample(aStep, { numRuns: 40, seed: 5 })
    .filter((step) => step.does === 'mark')
    .map((step, nth) => ({ ...step, ago: 10_000 - nth }))
  const orders = [marks, marks.toReversed(), marks.toSorted((one, other) => one.day - other.day)]
  const ends = await Promise.all(
    orders.map(async (order, nth) => {
      const child = await withPacks()
      await child.buy()
      if (nth === 0) await child.mark(order)
      else for (const one of order) await child.mark([one])
      const { rows } = await app.pool.query(
        'select day::text, nth from pack_use where enrolment_id = $1 order by day',
        [child.enrolmentId],
      )
      return rows
    }),
  )

  expect(ends[0]).toHaveLength(5)
  expect(ends[1]).toEqual(ends[0])
  expect(ends[2]).toEqual(ends[0])
})

test('no pack goes below zero, not even past the server', async () => {
  const { mark, buy, enrolmentId } = await withPacks()
  await buy()
  await mark([1, 2, 3, 4, 5].map((day) => ({ does: 'mark', day, mark: 'here', ago: 60 })))
  const more = app.pool.query(`update pack_use set nth = 6 where enrolment_id = $1 and nth = 5`, [
    enrolmentId,
  ])

  await expect(more).rejects.toMatchObject({ constraint: 'pack_use_within_pack' })
})

test('another pack is offered once one session is left, and the family is told once', async () => {
  const { mark, buy, parent, parentId, batchId } = await withPacks()
  const isOffered = async () => (await parent.academies.ownTuition()).data[0]?.isPackOffered
  expect(await isOffered()).toBe(true)
  await buy()
  expect(await isOffered()).toBe(false)
  expect(await refusal(buy())).toBe('PACK_LEFT')
  for (const day of [5, 4, 3, 2, 1]) await mark([{ does: 'mark', day, mark: 'here', ago: 60 }])

  expect(await isOffered()).toBe(true)
  const { rows } = await app.pool.query<{ data: unknown }>(
    "select data from domain_event where kind = 'pack-ending' and thing_id = $1",
    [batchId],
  )
  expect(rows.map(({ data }) => data)).toEqual([{ accountId: parentId }])
})

test('a coach sees who owes, and no amounts; the family pays with everything else', async () => {
  const tuition = await withPacks()
  const { buy, organisationId, batchId, parent, client, enrolmentId } = tuition
  await buy()
  const roles = [{ organisationId, role: 'coach' as const }]
  const coach = await clientAs(app, await someone(app, { roles }))
  const asked = { organisationId, batchId }
  const { data } = await coach.academies.batchTuition(asked)

  expect(data).toMatchObject({
    isFeeManager: false,
    currency: null,
    students: [{ isOwing: true, bought: [] }],
  })
  expect(JSON.stringify(data)).not.toContain('1000')
  const change = { organisationId, enrolmentId, tariffId: randomUUID() }
  expect(await refusal(coach.academies.setTuition(change))).toBe('NOT_ALLOWED')
  const [own] = (await parent.fees.own()).data
  expect(own).toMatchObject({ open: 1_000_00, accounts: [{ name: 'Ann' }] })
  const paying = {
    organisationId: OrganisationId.parse(organisationId),
    amount: minorUnits(1_000_00),
  }
  const { data: link } = await parent.fees.pay({ ...paying, idempotencyKey: randomUUID() })
  expect(link.url).not.toBe('')
  const [row] = await registered(tuition, batchId)
  await client.fees.enterPayment({
    organisationId,
    playerId: row?.student.id ?? '',
    method: 'cash',
    amount: minorUnits(1_000_00),
    paidOn: dayIn(app, 0),
    note: '',
    idempotencyKey: randomUUID(),
  })
  expect((await coach.academies.batchTuition(asked)).data.students).toMatchObject([
    { isOwing: false },
  ])
})
