import { randomUUID } from 'node:crypto'
import { OrganisationId } from '@pavilion/contract/ids.ts'
import { minorUnits } from '@pavilion/contract/money.ts'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import {
  affiliated,
  anOrganisation,
  type Organisation,
} from '#associations/associations.testing.ts'
import { refusal } from '#clubs/clubs.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
await handleEvents(app)

type Kind = 'club' | 'academy' | 'association' | null

const asks = ({ client, organisationId }: Organisation, kind: Kind, minor: number | null) =>
  client.fees.saveAffiliationFee({
    organisationId,
    season: '2026',
    kind,
    amount: minor === null ? null : minorUnits(minor),
  })

async function approve(association: Organisation, affiliate: Organisation, season = '2026') {
  await affiliated(association, affiliate, season)
  await handleEvents(app)
}

const feesOf = async ({ client, organisationId }: Organisation) =>
  (await client.fees.affiliations({ organisationId })).data

/** A club that owes an association 5,000 for 2026. */
async function aDebtor() {
  const association = await anOrganisation(app, 'association')
  const club = await anOrganisation(app, 'club')
  await asks(association, null, 5_000_00)
  await approve(association, club)
  const { below } = await feesOf(association)
  return { association, club, playerId: below[0]?.playerId ?? '' }
}

const payingOf = ({ organisationId }: Organisation, minor: number) => ({
  organisationId: OrganisationId.parse(organisationId),
  amount: minorUnits(minor),
  idempotencyKey: randomUUID(),
})

test('an approved affiliation is charged once, and both sides see what is due', async () => {
  const { association, club, playerId } = await aDebtor()
  const due = { playerId, charged: 5_000_00, paid: 0, open: 5_000_00 }
  expect((await feesOf(association)).below).toMatchObject([
    { ...due, organisation: { id: club.organisationId } },
  ])
  expect((await feesOf(club)).above).toMatchObject([
    { ...due, organisation: { id: association.organisationId } },
  ])
  const { organisationId } = club
  const withId = association.organisationId
  await club.client.associations.endAffiliation({ organisationId, withId, reason: '' })
  await approve(association, club)
  expect((await feesOf(club)).above).toMatchObject([due])
})

test('a kind with a fee of its own pays that, a season without a fee nothing', async () => {
  const association = await anOrganisation(app, 'association')
  const club = await anOrganisation(app, 'club')
  const academy = await anOrganisation(app, 'academy')
  await asks(association, null, 5_000_00)
  await asks(association, 'academy', 2_000_00)
  await approve(association, club)
  await approve(association, academy)
  await approve(association, academy, '2027')
  const { below } = await feesOf(association)
  expect(new Map(below.map(({ organisation, charged }) => [organisation.kind, charged]))).toEqual(
    new Map([
      ['club', 5_000_00],
      ['academy', 2_000_00],
    ]),
  )
})

test('a fee is changed and removed for those who are approved later', async () => {
  const { association, club } = await aDebtor()
  await asks(association, null, 6_000_00)
  await asks(association, null, 6_000_00)
  expect((await feesOf(association)).fees).toEqual([
    { season: '2026', kind: null, amount: 6_000_00 },
  ])
  await asks(association, null, null)
  expect((await feesOf(association)).fees).toEqual([])
  await approve(association, await anOrganisation(app, 'club'))
  expect((await feesOf(association)).below).toMatchObject([
    { organisation: { id: club.organisationId }, open: 5_000_00 },
  ])
})

test('a renewal is charged for its season', async () => {
  const { association, club } = await aDebtor()
  const { client, organisationId } = association
  const amount = minorUnits(5_500_00)
  await client.fees.saveAffiliationFee({ organisationId, season: '2027', kind: 'club', amount })
  await approve(association, club, '2027')
  expect((await feesOf(club)).above).toMatchObject([{ charged: 10_500_00, open: 10_500_00 }])
})

test('cash is entered in the book of the association, and taken back', async () => {
  const { association, club, playerId } = await aDebtor()
  const { client, organisationId } = association
  const { data } = await client.fees.enterPayment({
    organisationId,
    playerId,
    method: 'cash',
    amount: minorUnits(2_000_00),
    paidOn: '2026-05-02',
    note: '',
    idempotencyKey: randomUUID(),
  })
  expect((await feesOf(club)).above).toMatchObject([{ paid: 2_000_00, open: 3_000_00 }])
  const entryId = data.entries.find(({ kind }) => kind === 'payment')?.id ?? ''
  await client.fees.takeBack({ organisationId, playerId, entryId })
  expect((await feesOf(club)).above).toMatchObject([{ paid: 0, open: 5_000_00 }])
})

test('whoever runs the club is told and pays by card, and nobody else can', async () => {
  const { association, club, playerId } = await aDebtor()
  const { data: notices } = await club.client.notifications.filter({ page: {} })
  expect(notices.items.map(({ body }) => body)).toContain('New to pay: Affiliation 2026.')
  const paying = { ...payingOf(association, 5_000_00), playerId }
  const stranger = await anOrganisation(app, 'club')
  expect(await refusal(stranger.client.fees.pay({ ...paying }))).toBe('NOTHING_TO_PAY')
  const links = [await club.client.fees.pay(paying), await club.client.fees.pay(paying)]
  expect(new Set(links.map(({ data }) => data.orderId)).size).toBe(1)
  const url = links[0]?.data.url ?? ''
  const reference = url.slice(url.lastIndexOf('/') + 1)
  await club.client.orders.decideSandbox({ reference, outcome: 'succeed' })
  await handleEvents(app)
  expect((await feesOf(association)).below).toMatchObject([{ paid: 5_000_00, open: 0 }])
})

test('of two clubs that one person runs, each is paid alone', async () => {
  const { association, club, playerId } = await aDebtor()
  const { data } = await club.client.organisations.create({
    kind: 'club',
    name: `Second ${randomUUID()}`,
    country: 'PK',
    city: 'Lahore',
    about: '',
    website: '',
    email: '',
    phone: '',
    idempotencyKey: randomUUID(),
  })
  await approve(association, { ...club, organisationId: data.organisation.id })
  const one = { ...payingOf(association, 5_000_00), playerId }
  expect(await refusal(club.client.fees.pay(payingOf(association, 5_000_00)))).toBe('FEES_CHANGED')
  expect(await refusal(club.client.fees.pay(one))).toBeUndefined()
})

test('a club asks nothing of affiliates, and the currency stays once a fee is named', async () => {
  const { association, club } = await aDebtor()
  expect(await refusal(asks(club, null, 1_00))).toBe('NOT_AN_ASSOCIATION')
  const { client, organisationId } = association
  const settings = { currency: 'USD', blocksDebtors: false, remindDays: 7 }
  expect(await refusal(client.fees.saveSettings({ organisationId, settings }))).toBe(
    'CURRENCY_FIXED',
  )
})
