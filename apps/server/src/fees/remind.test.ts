import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import type { AppContext } from '#app-context.ts'
import { aPickedMatch } from './sheets.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { aClubWith, aFee, owed, pay, takeOver } from './fees.testing.ts'
import { remindDue } from './remind.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
// Listeners begin with what happens from now on.
await handleEvents(app)
const day = new Date().toISOString().slice(0, 10)
const at = (days: number, clock: string): AppContext => {
  const then = new Date(Date.parse(`${day}T${clock}:00Z`) + days * 86_400_000).toISOString()
  return { ...app, now: () => then }
}

const noticesOf = async (accountId: string): Promise<readonly string[]> => {
  await handleEvents(app)
  const { rows } = await app.pool.query<{ body: string }>(
    `select e.body from notice n join notice_event e on e.id = n.event_id
     where n.account_id = $1 and e.path = '/my-cricket/fees' order by e.happened_at, e.id`,
    [accountId],
  )
  return rows.map(({ body }) => body)
}

const emailsTo = async (address: string): Promise<readonly string[]> => {
  const { rows } = await app.pool.query<{ body: string }>(
    'select body from message where recipient = $1 order by id',
    [address],
  )
  return rows.map(({ body }) => body)
}

/** A club by the clock of Greenwich, one of whose players has an account and the other an address. */
async function aClubInDebt() {
  const club = await aClubWith(app, ['Ayesha', `Bano, bano.${Math.random()}@example.org`])
  const { client, organisationId, playerOf, playerIds } = club
  const { accountId, person } = await takeOver(app, club, playerOf('Ayesha'))
  const productId = await aFee(club)
  await app.pool.query(`update fee_book set time_zone = 'UTC' where organisation_id = $1`, [
    organisationId,
  ])
  const { data } = await client.clubs.players({ organisationId })
  const address = data.players.find(({ name }) => name === 'Bano')?.email ?? ''
  await client.fees.charge({ organisationId, productId, playerIds, dueOn: day })
  return { ...club, club, accountId, person, address }
}

test('whoever is charged hears of it: with an account by a notice, without by email', async () => {
  const { accountId, address } = await aClubInDebt()
  const [email, ...more] = await emailsTo(address)

  expect(await noticesOf(accountId)).toEqual(['New to pay: Subscription 2026.'])
  expect(email).toContain('Subscription 2026: PKR 100.00')
  expect(more).toEqual([])
})

test('what is due for a week is asked for once, by day, and not of those who have paid', async () => {
  const { club, accountId, address, playerOf } = await aClubInDebt()
  await remindDue(at(6, '12:00'))
  await remindDue(at(8, '03:00'))
  expect(await noticesOf(accountId)).toHaveLength(1)
  await pay(club, { playerId: playerOf('Bano'), amount: 100_00 })
  await Promise.all([remindDue(at(8, '12:00')), remindDue(at(8, '12:00'))])
  await remindDue(at(9, '12:00'))

  expect(await noticesOf(accountId)).toEqual([
    'New to pay: Subscription 2026.',
    'Something is still to be paid.',
  ])
  expect(await emailsTo(address)).toHaveLength(1)
})

test('nobody is reminded during their quiet hours, but after them', async () => {
  const { accountId, person } = await aClubInDebt()
  const { data } = await person.notifications.settings()
  const quiet = { from: '11:00', until: '15:00' }
  await person.notifications.saveSettings({ ...data, timeZone: 'UTC', quiet })
  await remindDue(at(20, '12:00'))
  expect(await noticesOf(accountId)).toHaveLength(1)
  await remindDue(at(20, '15:00'))

  expect(await noticesOf(accountId)).toHaveLength(2)
})

test('by hand somebody is reminded once a day', async () => {
  const { client, organisationId, playerIds } = await aClubInDebt()
  const first = await client.fees.remind({ organisationId, playerIds: [...playerIds] })
  const again = await client.fees.remind({ organisationId, playerIds: [...playerIds] })

  expect([first.message, again.message]).toEqual(['2 players reminded', '0 players reminded'])
})

test('the match fee of a published sheet is charged to those who play, once', async () => {
  const club = await aClubWith(app, ['Ayesha', 'Bano', 'Chand'])
  const { client, organisationId, playerOf } = club
  const { entryId, publish } = await aPickedMatch(club, ['Ayesha', 'Bano'])
  const productId = await aFee(club, { kind: 'match', name: 'Match fee' })
  const asked = { organisationId, entryId, productId }
  await expect(client.fees.chargeSheet(asked)).rejects.toMatchObject({
    code: 'SHEET_NOT_PUBLISHED',
  })
  await publish()
  await Promise.all([1, 2].map(() => client.fees.chargeSheet(asked)))
  const { data } = await client.fees.book({ organisationId })

  expect(await owed(club)).toEqual({ Ayesha: 100_00, Bano: 100_00, Chand: 0 })
  expect(data.sheets).toMatchObject([{ entryId, playing: 2, charged: 2 }])
  expect(playerOf('Chand')).not.toBe('')
})

test('a club that wishes so does not pick who owes it something overdue', async () => {
  const club = await aClubWith(app, ['Ayesha'])
  const { client, organisationId, playerIds } = club
  const { pick } = await aPickedMatch(club, [])
  const productId = await aFee(club)
  await client.fees.charge({ organisationId, productId, playerIds, dueOn: '2026-01-01' })
  const settings = { currency: 'PKR', blocksDebtors: true, remindDays: null }
  await client.fees.saveSettings({ organisationId, settings })
  await expect(pick('Ayesha')).rejects.toMatchObject({ code: 'OWES_FEES' })
  await client.fees.saveSettings({
    organisationId,
    settings: { ...settings, blocksDebtors: false },
  })
  await pick('Ayesha')
})

test('who owes something overdue neither moves to another eleven nor stands in', async () => {
  const club = await aClubWith(app, ['Ayesha', 'Bano', 'Chand'])
  const { client, organisationId, playerOf } = club
  const other = await aPickedMatch(club, ['Chand'])
  const { pick, publish, entryId } = await aPickedMatch(club, ['Ayesha'])
  await pick('Bano', { as: 'reserve' })
  await publish()
  const productId = await aFee(club)
  const playerIds = [playerOf('Bano'), playerOf('Chand')]
  await client.fees.charge({ organisationId, productId, playerIds, dueOn: '2026-01-01' })
  const settings = { currency: 'PKR', blocksDebtors: true, remindDays: null }
  await client.fees.saveSettings({ organisationId, settings })

  const moved = pick('Chand', { from: other.entryId })
  await expect(moved).rejects.toMatchObject({ code: 'OWES_FEES' })
  await pick('Bano', { from: entryId, as: 'reserve' })
  await client.clubs.removePlayer({ organisationId, playerId: playerOf('Ayesha') })
  const { data } = await client.clubs.selection({ organisationId, day: other.day })
  const picks = data.matches.find(({ id }) => id === entryId)?.picks
  const bano = picks?.find(({ playerId }) => playerId === playerOf('Bano'))
  expect(bano).toMatchObject({ state: 'reserve' })
})
