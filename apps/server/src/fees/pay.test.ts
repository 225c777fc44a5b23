import { randomUUID } from 'node:crypto'
import { OrganisationId } from '@pavilion/contract/ids.ts'
import { minorUnits } from '@pavilion/contract/money.ts'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import { refusal } from '#clubs/clubs.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { aClubWith, aFee, owed, pay, takeOver } from './fees.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const today = new Date().toISOString().slice(0, 10)

/** A club of one player with an account, who owes a subscription. */
async function aDebtor() {
  const club = await aClubWith(app, ['Ayesha'])
  const { client, organisationId, playerIds } = club
  const [playerId = ''] = playerIds
  const { person } = await takeOver(app, club, playerId)
  const productId = await aFee(club)
  await client.fees.charge({ organisationId, productId, playerIds, dueOn: today })
  return { ...club, club, playerId, person }
}

const asked = (organisationId: string, minor = 100_00) => ({
  organisationId: OrganisationId.parse(organisationId),
  amount: minorUnits(minor),
  idempotencyKey: randomUUID(),
})
const referenceIn = (url: string) => url.slice(url.lastIndexOf('/') + 1)

test('a player pays by card once, and the account says so', async () => {
  const { club, organisationId, person, playerId, client } = await aDebtor()
  const paying = asked(organisationId)
  const links = await Promise.all([1, 2].map(() => person.fees.pay(paying)))
  expect(new Set(links.map(({ data }) => data.orderId)).size).toBe(1)
  const reference = referenceIn(links[0]?.data.url ?? '')
  await person.orders.decideSandbox({ reference, outcome: 'succeed' })
  await handleEvents(app)
  await handleEvents(app)
  const { data } = await person.fees.own()

  expect(await owed(club)).toEqual({ Ayesha: 0 })
  expect(data).toMatchObject([{ open: 0, accounts: [{ balance: 0 }] }])
  expect(await refusal(person.fees.pay(asked(organisationId)))).toBe('NOTHING_TO_PAY')
  const { data: account } = await client.fees.account({ organisationId, playerId })
  expect(account.entries[0]).toMatchObject({ kind: 'payment', method: 'card', amount: -100_00 })
})

test('taking a card payment back refunds it', async () => {
  const { club, organisationId, person, playerId, client } = await aDebtor()
  const { data: link } = await person.fees.pay(asked(organisationId))
  await person.orders.decideSandbox({ reference: referenceIn(link.url), outcome: 'succeed' })
  await handleEvents(app)
  const { data } = await client.fees.account({ organisationId, playerId })
  const entryId = data.entries.find(({ method }) => method === 'card')?.id ?? ''
  await client.fees.takeBack({ organisationId, playerId, entryId })
  const { data: order } = await person.orders.show({ orderId: link.orderId })

  expect(order.status).toBe('refunded')
  expect(await owed(club)).toEqual({ Ayesha: 100_00 })
})

test('whoever was shown another amount is told, and pays nothing', async () => {
  const { club, organisationId, person, playerId } = await aDebtor()
  await pay(club, { playerId, amount: 30_00 })

  expect(await refusal(person.fees.pay(asked(organisationId)))).toBe('FEES_CHANGED')
  expect(await refusal(person.fees.pay(asked(organisationId, 70_00)))).toBeUndefined()
})

test('of two guardians one pays, and a stranger finds nothing', async () => {
  const club = await aClubWith(app, ['Bano'])
  const { client, organisationId, playerIds } = club
  const [playerId = ''] = playerIds
  const fields = { name: 'Bano', email: null, bornOn: '2015-01-01' }
  await client.clubs.savePlayer({ organisationId, playerId, ...fields })
  const { person: mother } = await takeOver(app, club, playerId)
  const { person: father } = await takeOver(app, club, playerId)
  const productId = await aFee(club)
  await client.fees.charge({ organisationId, productId, playerIds, dueOn: today })
  await mother.fees.pay(asked(organisationId))
  const { person: stranger } = await aDebtor()

  expect(await refusal(father.fees.pay(asked(organisationId)))).toBe('BEING_PAID')
  expect(await refusal(stranger.fees.pay(asked(organisationId)))).toBe('NOTHING_TO_PAY')
  const { data } = await stranger.fees.own()
  expect(data.map(({ organisation }) => organisation.id)).not.toContain(organisationId)
})

test('an order that is given up for another leaves one to be paid', async () => {
  const { club, organisationId, person } = await aDebtor()
  const { data: first } = await person.fees.pay(asked(organisationId))
  const { data: second } = await person.fees.pay(asked(organisationId))
  const { data: order } = await person.orders.show({ orderId: first.orderId })
  await person.orders.decideSandbox({ reference: referenceIn(second.url), outcome: 'succeed' })
  await handleEvents(app)

  expect(order.status).toBe('cancelled')
  expect(await owed(club)).toEqual({ Ayesha: 0 })
})

test('what was paid a moment ago is not paid again before it is entered', async () => {
  const { organisationId, person } = await aDebtor()
  const { data } = await person.fees.pay(asked(organisationId))
  await person.orders.decideSandbox({ reference: referenceIn(data.url), outcome: 'succeed' })

  expect(await refusal(person.fees.pay(asked(organisationId)))).toBe('BEING_PAID')
})
