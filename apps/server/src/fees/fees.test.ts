import { randomUUID } from 'node:crypto'
import { minorUnits } from '@pavilion/contract/money.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { refusal } from '#clubs/clubs.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { aClubWith, aFee, owed, pay, takeOver, takeOverBy } from './fees.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const today = new Date().toISOString().slice(0, 10)

test('whoever is charged twice for the same subscription owes it once', async () => {
  const club = await aClubWith(app, ['Ayesha', 'Bano'])
  const productId = await aFee(club)
  const { organisationId, playerIds, client } = club
  const asked = { organisationId, productId, playerIds, dueOn: today }
  const told = await Promise.all([1, 2, 3].map(() => client.fees.charge(asked)))

  expect(await owed(club)).toEqual({ Ayesha: 100_00, Bano: 100_00 })
  expect(told.map(({ message }) => message).toSorted()).toEqual([
    '0 players charged',
    '0 players charged',
    '2 players charged',
  ])
})

test('instalments are due month by month, and their sum is the amount to the last penny', async () => {
  const club = await aClubWith(app, ['Ayesha'])
  const productId = await aFee(club, { amount: minorUnits(100_01), instalments: 3 })
  const { organisationId, playerIds, client } = club
  await client.fees.charge({ organisationId, productId, playerIds, dueOn: '2031-01-31' })
  const [playerId = ''] = playerIds
  const { data } = await client.fees.account({ organisationId, playerId })
  const parts = data.entries
    .map(({ amount, dueOn }) => [dueOn ?? '', amount] as const)
    .toSorted(([one], [other]) => one.localeCompare(other))

  expect(parts).toEqual([
    ['2031-01-31', 33_34],
    ['2031-02-28', 33_34],
    ['2031-03-31', 33_33],
  ])
  expect(data).toMatchObject({ balance: 100_01, due: 0 })
})

test('children pay the concession, and the second of a family the family rate', async () => {
  const club = await aClubWith(app, ['Ayesha', 'Bano', 'Chand', 'Dua'])
  const { client, organisationId, playerOf, playerIds } = club
  for (const name of ['Bano', 'Chand']) {
    const bornOn = name === 'Bano' ? '2014-01-01' : '2016-01-01'
    await client.clubs.savePlayer({
      organisationId,
      playerId: playerOf(name),
      name,
      email: null,
      bornOn,
    })
  }
  const { accountId } = await takeOver(app, club, playerOf('Bano'))
  await takeOverBy(app, club, { playerId: playerOf('Chand'), accountId })
  await client.fees.setConcession({ organisationId, playerId: playerOf('Dua'), isConcession: true })
  const productId = await aFee(club, { concession: minorUnits(60_00), family: minorUnits(20_00) })
  await client.fees.charge({ organisationId, productId, playerIds, dueOn: today })

  expect(await owed(club)).toEqual({ Ayesha: 100_00, Bano: 60_00, Chand: 20_00, Dua: 60_00 })
})

test('a payment is entered once, and is taken back by a contrary entry', async () => {
  const club = await aClubWith(app, ['Ayesha'])
  const { client, organisationId, playerIds } = club
  const [playerId = ''] = playerIds
  await aFee(club)
  const key = randomUUID()
  await Promise.all([1, 2].map(() => pay(club, { playerId, amount: 40_00, idempotencyKey: key })))
  expect(await owed(club)).toEqual({ Ayesha: -40_00 })
  const { data } = await client.fees.account({ organisationId, playerId })
  const entryId = data.entries[0]?.id ?? ''
  await Promise.all([1, 2].map(() => client.fees.takeBack({ organisationId, playerId, entryId })))
  const { data: after } = await client.fees.account({ organisationId, playerId })

  expect(after.entries.map(({ amount, isTakenBack }) => [amount, isTakenBack])).toEqual([
    [40_00, false],
    [-40_00, true],
  ])
  const contrary = { organisationId, playerId, entryId: after.entries[0]?.id ?? '' }
  expect(await refusal(client.fees.takeBack(contrary))).toBe('ENTRY_UNKNOWN')
})

test('no entry can be changed or removed, not even past the server', async () => {
  const club = await aClubWith(app, ['Ayesha'])
  await aFee(club)
  await pay(club, { playerId: club.playerIds[0] ?? '', amount: 100 })
  const of = [club.organisationId]
  const change = 'update fee_entry set amount = -1 where organisation_id = $1'
  const removal = 'delete from fee_entry where organisation_id = $1'

  await expect(app.pool.query(change, of)).rejects.toMatchObject({
    constraint: 'fee_entry_is_kept',
  })
  await expect(app.pool.query(removal, of)).rejects.toMatchObject({
    constraint: 'fee_entry_is_kept',
  })
})

test('whatever is charged, paid and taken back, what is open and what was overpaid is the balance', async () => {
  const club = await aClubWith(app, ['Ayesha'])
  const { client, organisationId, playerIds } = club
  const [playerId = ''] = playerIds
  const step = fc.record({
    does: fc.constantFrom('charge', 'pay', 'take back'),
    amount: fc.integer({ min: 1, max: 50_00 }).map(minorUnits),
    at: fc.nat(20),
  })
  const steps = fc.sample(step, { numRuns: 40, seed: 7 })
  for (const [n, { does, amount, at }] of steps.entries()) {
    const { data } = await client.fees.account({ organisationId, playerId })
    if (does === 'pay') await pay(club, { playerId, amount })
    else if (does === 'charge') {
      const productId = await aFee(club, { name: `Fee ${n}`, amount })
      const dueOn = `2026-0${1 + (at % 9)}-01`
      await client.fees.charge({ organisationId, productId, playerIds, dueOn })
    } else {
      const standing = data.entries.filter((one) => one.kind !== 'contrary')
      const entryId = standing[at % Math.max(1, standing.length)]?.id
      if (entryId !== undefined) await client.fees.takeBack({ organisationId, playerId, entryId })
    }
    const { data: now } = await client.fees.account({ organisationId, playerId })
    const open = now.entries.reduce((sum, one) => sum + (one.open ?? 0), 0)
    const sum = now.entries.reduce((total, one) => total + one.amount, 0)

    expect(now.balance).toBe(sum)
    expect(open).toBe(Math.max(0, paidBeyond(now.entries)))
    expect(now.entries[0]?.balance ?? 0).toBe(sum)
  }
})

/** The balance of what stands: the same as of everything, since what was taken back adds up to nothing. */
const paidBeyond = (entries: readonly { kind: string; isTakenBack: boolean; amount: number }[]) =>
  entries
    .filter(({ kind, isTakenBack }) => kind !== 'contrary' && !isTakenBack)
    .reduce((sum, { amount }) => sum + amount, 0)

test('the currency stays once a fee is named in it', async () => {
  const club = await aClubWith(app, [])
  const { client, organisationId } = club
  const settings = { currency: 'GBP', blocksDebtors: false, remindDays: null }
  const { data } = await client.fees.saveSettings({ organisationId, settings })
  expect(data.currency).toMatchObject({ id: 'GBP', digits: 2 })
  await aFee(club)
  const other = { ...settings, currency: 'PKR' }

  expect(await refusal(client.fees.saveSettings({ organisationId, settings: other }))).toBe(
    'CURRENCY_FIXED',
  )
  expect(
    await refusal(
      client.fees.saveSettings({ organisationId, settings: { ...settings, currency: 'XQX' } }),
    ),
  ).toBe('CURRENCY_FIXED')
})

test('players of another club cannot be charged or paid for', async () => {
  const [ours, theirs] = [await aClubWith(app, ['Ayesha']), await aClubWith(app, ['Bano'])]
  const productId = await aFee(ours)
  const asked = { productId, playerIds: theirs.playerIds, dueOn: today }
  const told = await ours.client.fees.charge({ organisationId: ours.organisationId, ...asked })
  const paying = pay(ours, { playerId: theirs.playerIds[0] ?? '', amount: 100 })

  expect(told.message).toBe('0 players charged')
  expect(await refusal(paying)).toBe('PLAYER_NOT_FOUND')
  expect(
    await refusal(theirs.client.fees.charge({ ...asked, organisationId: theirs.organisationId })),
  ).toBe('PRODUCT_NOT_FOUND')
})

test('the table has every entry as a number, and no name is a formula', async () => {
  const club = await aClubWith(app, ['Ayesha'])
  const productId = await aFee(club, { name: '=1+1' })
  const { client, organisationId, playerIds } = club
  await client.fees.charge({ organisationId, productId, playerIds, dueOn: '2026-05-01' })
  const file = await client.fees.table({ organisationId })
  const [, line] = (await file.text()).split('\r\n')

  expect(line).toContain(",Ayesha,'=1+1,charge,,2026-05-01,100,PKR,Someone Else")
})
