import { randomUUID } from 'node:crypto'
import { TeamId } from '@pavilion/contract/ids.ts'
import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { after } from '#security/instants.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { refusal } from '../clubs.testing.ts'
import { personalData } from '../personal-data.queries.ts'
import { answerOf, pick, publish } from '../selection/selection.testing.ts'
import {
  aGuest,
  aShortSide,
  close,
  guestsOf,
  offer,
  type ShortSide,
  take,
} from './guests.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

const pickGuest = async (side: ShortSide, playerId: string) => {
  const { client, organisationId, day, first } = side
  await client.clubs.pick({ organisationId, day, playerId, from: null, to: first })
}

/** A guest with a place, as the selection shows them. */
async function seated(side: ShortSide) {
  const guest = await aGuest(side)
  await take(guest.client, side)
  const shown = (await guestsOf(side)).find(({ name }) => name === guest.name)
  return { ...guest, playerId: shown?.id ?? '', shown }
}

test('a guest is available for the match, and no member of the club', async () => {
  const side = await aShortSide(app)
  await offer(side)
  const { client, shown, name } = await seated(side)

  expect(shown).toMatchObject({
    name,
    answer: 'yes',
    guest: { entryId: side.first, role: 'keeper' },
  })
  const { organisationId } = side
  const { players } = (await side.client.clubs.players({ organisationId })).data
  expect(players.map((player) => player.name)).not.toContain(name)
  expect((await client.clubs.joinStanding({ organisationId })).data.isMember).toBe(false)
  expect(JSON.stringify(await guestsOf(side))).not.toMatch(/example\.org|\+92/)
})

test('a guest who is picked is on the team sheet, and has what they score as their own', async () => {
  const side = await aShortSide(app)
  await offer(side)
  const { client, playerId, name } = await seated(side)
  await pickGuest(side, playerId)
  await pick(side, 'Ann')
  await publish(side)

  const { data: sheet } = await client.clubs.teamSheet({ entryId: side.first })
  expect(sheet.players.map((player) => player.name).toSorted()).toEqual(
    ['Ann Khan', name].toSorted(),
  )
  expect((await client.clubs.asked()).data.entries).toMatchObject([
    { id: side.first, picked: 'playing', player: { isGuest: true } },
  ])
  await side.client.clubs.startMatch({
    entryId: side.first,
    idempotencyKey: randomUUID(),
    teams: [
      { id: TeamId.parse(side.teamId), players: sheet.players.map((player) => player.name) },
      { name: `Lyari ${randomUUID()}`, players: ['Eva', 'Fay'] },
    ],
    conditions: { format: 't20' },
  })
  const { data: own } = await client.players.own()
  expect(own.map((player) => player.name)).toEqual([name])
})

test('a guest plays in the match of the place, and in no other', async () => {
  const side = await aShortSide(app)
  const { client, organisationId, day, second } = side
  await offer(side)
  const { playerId } = await seated(side)

  const other = client.clubs.pick({ organisationId, day, playerId, from: null, to: second })
  expect(await refusal(other)).toBe('PLAYER_NOT_FOUND')
})

test('of three who answer at once two have the two places', async () => {
  const side = await aShortSide(app)
  await offer(side, { places: 2 })
  const guests = [await aGuest(side), await aGuest(side), await aGuest(side)]

  const told = await Promise.all(guests.map(({ client }) => refusal(take(client, side))))

  expect(told.filter((code) => code !== undefined)).toEqual(['GUEST_PLACES_FULL'])
  expect(await guestsOf(side)).toHaveLength(2)
})

test('who asks again has one place, and the database knows no second', async () => {
  const side = await aShortSide(app)
  await offer(side, { places: 2 })
  const { client, playerId } = await seated(side)

  const both = await Promise.all([take(client, side), take(client, side)])

  expect(both.map(({ data }) => data.offers[0]?.state)).toEqual(['yours', 'yours'])
  expect(await offer(side, { places: 2 })).toMatchObject({ places: 2, taken: 1 })
  const second = app.pool.query(
    `update guest_place set player_id = $2, taken_at = now()
     where entry_id = $1 and player_id is null`,
    [side.first, playerId],
  )
  await expect(second).rejects.toThrow('guest_place_once_each')
})

test('who steps back frees the place for somebody else', async () => {
  const side = await aShortSide(app)
  await offer(side)
  const { client } = await seated(side)
  const other = await aGuest(side)
  expect(await refusal(take(other.client, side))).toBe('GUEST_PLACES_FULL')

  await take(client, side, false)
  await take(client, side, false)

  expect(await guestsOf(side)).toEqual([])
  expect((await client.clubs.asked()).data.entries).toEqual([])
  expect(await refusal(take(other.client, side))).toBeUndefined()
})

test('a guest who drops out of a published sheet is replaced by the first reserve', async () => {
  const side = await aShortSide(app)
  await offer(side)
  const { client, playerId } = await seated(side)
  await pickGuest(side, playerId)
  await pick(side, 'Bea', { as: 'reserve' })
  await publish(side)

  await client.clubs.answer({ entryId: side.first, answer: 'no', note: '' })

  expect((await answerOf(side, 'Bea', 'yes'))?.picked).toBe('playing')
  expect((await client.clubs.guestStanding()).data.offers[0]?.state).toBe('open')
})

test('a closed offer takes nobody, and guests keep their places', async () => {
  const side = await aShortSide(app)
  await offer(side, { places: 2 })
  const { name } = await seated(side)
  const late = await aGuest(side)
  await close(side)

  expect(await refusal(take(late.client, side))).toBe('GUEST_OFFER_OVER')
  expect((await guestsOf(side)).map((guest) => guest.name)).toEqual([name])
  expect(await offer(side, { places: 1 })).toMatchObject({ places: 1, taken: 1, isOpen: true })
})

test('an offer ends before the match, and its club has a city', async () => {
  const side = await aShortSide(app)
  const until = after(app.now(), 30 * 86_400)

  expect(await refusal(offer(side, { until }))).toBe('INVALID_INPUT')
  expect(await refusal(offer(side, { until: after(app.now(), -60) }))).toBe('INVALID_INPUT')
  await app.pool.query(`update organisation set city = '' where id = $1`, [side.organisationId])
  expect(await refusal(offer(side))).toBe('CLUB_WITHOUT_CITY')
})

test('a sheet for members only is for the guests of its match as well, and for nobody else', async () => {
  const side = await aShortSide(app)
  await offer(side)
  const { client } = await seated(side)
  const other = await aGuest(side)
  await pick(side, 'Ann')
  await publish(side)

  expect(await refusal(client.clubs.teamSheet({ entryId: side.first }))).toBeUndefined()
  for (const outsider of [other.client, clientOf(app)]) {
    expect(await refusal(outsider.clubs.teamSheet({ entryId: side.first }))).toBe('SHEET_NOT_FOUND')
  }
})

test('whoever closes the account gives the place back, and is told of nothing more', async () => {
  const side = await aShortSide(app)
  await offer(side)
  const { accountId } = await seated(side)
  const rowsOf = async (name: string) =>
    (await personalData.held[name]?.rows(accountId).execute(app.db))?.rows
  expect(await rowsOf('guest_consent')).toMatchObject([{ city: side.city, role: 'keeper' }])
  expect(await rowsOf('club_player')).toMatchObject([
    { is_guest: true, guest_places: [{ entry_id: side.first }] },
  ])

  await app.db
    .transaction()
    .execute(async (db) => personalData.erase?.(db, { accountId, addresses: [], now: app.now() }))

  expect(await rowsOf('guest_consent')).toEqual([])
  expect(await offer(side)).toMatchObject({ places: 1, taken: 0 })
})
