import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import { after } from '#security/instants.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { type Client, refusal } from '../clubs.testing.ts'
import { publish } from '../selection/selection.testing.ts'
import { aGuest, aPerson, aShortSide, guestsOf, offer, take, wish } from './guests.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
// Listeners begin with what happens from now on.
await handleEvents(app)

/** What somebody has been told, the newest first. */
async function toldTo(client: Client): Promise<string[]> {
  await handleEvents(app)
  return (await client.notifications.filter({})).data.items.map(({ body }) => body)
}

const SHORT = expect.stringMatching(/^Short of players: .* v Lyari Athletic, \d+ \w+\. Can you/)

/** A club notes that somebody is a child. */
async function becomeMinor(
  { accountId, name }: { readonly accountId: string; readonly name: string },
  organisationId: string,
) {
  const bornOn = `${Number(app.now().slice(0, 4)) - 15}-01-01`
  await app.pool.query(
    `insert into club_player (organisation_id, name, account_id, born_on, added_at)
     values ($1, $2, $3, $4, now())`,
    [organisationId, name, accountId, bornOn],
  )
}

test('who has agreed and is near is told once, however often the offer is changed', async () => {
  const side = await aShortSide(app)
  const { client } = await aGuest(side)

  expect(await offer(side, { note: 'Tea is on us.' })).toMatchObject({ told: 1, isOpen: true })
  await offer(side, { places: 3 })

  expect(await toldTo(client)).toEqual([SHORT])
  expect((await client.clubs.guestStanding()).data.offers).toMatchObject([
    { id: side.first, offerNote: '', state: 'open' },
  ])
})

test('nobody else is told', async () => {
  const side = await aShortSide(app)
  const silent = await aPerson(app)
  const withdrawn = await aGuest(side)
  await withdrawn.client.clubs.withdrawGuestWish()
  const distant = await aPerson(app)
  await distant.client.clubs.saveGuestWish(wish('Multan'))
  const abroad = await aPerson(app)
  await abroad.client.clubs.saveGuestWish({ ...wish(side.city), country: 'GB' })
  const later = await aPerson(app)
  const fromDay = after(app.now(), 30 * 86_400).slice(0, 10)
  await later.client.clubs.saveGuestWish({ ...wish(side.city), fromDay })
  await side.client.clubs.saveGuestWish(wish(side.city))

  expect(await offer(side)).toMatchObject({ told: 0 })

  for (const { client } of [silent, withdrawn, distant, abroad, later, side]) {
    expect(await toldTo(client)).toEqual([])
    expect((await client.clubs.guestStanding()).data.offers).toEqual([])
  }
})

test('nobody is told of more than five matches in a day', async () => {
  const first = await aShortSide(app)
  const { client } = await aGuest(first)
  await offer(first)
  for (let more = 0; more < 5; more += 1) {
    const next = await aShortSide(app)
    await client.clubs.saveGuestWish(wish(next.city))
    await offer(next)
  }

  expect(await toldTo(client)).toHaveLength(5)
})

test('those who select hear of a guest, and the guest of the team', async () => {
  const side = await aShortSide(app)
  await offer(side)
  const { client } = await aGuest(side)
  await take(client, side)
  const [guest] = await guestsOf(side)
  const { organisationId, day, first } = side
  const playerId = guest?.id ?? ''
  await side.client.clubs.pick({ organisationId, day, playerId, from: null, to: first })
  await publish(side)

  expect(await toldTo(side.client)).toContain('A guest has taken a place.')
  expect(await toldTo(client)).toEqual(['You are in the team.'])
  await take(client, side, false)
  expect((await toldTo(side.client))[0]).toBe('A player has dropped out.')
})

test('places are for those who have agreed, are near and of age, and not of the club', async () => {
  const side = await aShortSide(app)
  const silent = await aPerson(app)
  const distant = await aPerson(app)
  await distant.client.clubs.saveGuestWish(wish('Multan'))
  const minor = await aGuest(side)
  const elsewhere = await aShortSide(app)
  await becomeMinor(minor, elsewhere.organisationId)
  await side.client.clubs.saveGuestWish(wish(side.city))

  expect(await offer(side)).toMatchObject({ told: 0 })
  expect(await refusal(take(silent.client, side))).toBe('GUEST_CONSENT_NEEDED')
  expect(await refusal(take(distant.client, side))).toBe('GUEST_OFFER_NOT_FOUND')
  expect(await refusal(take(minor.client, side))).toBe('GUEST_UNDER_AGE')
  expect(await refusal(take(side.client, side))).toBe('GUEST_IS_MEMBER')
  expect(await guestsOf(side)).toEqual([])
})

test('somebody whom a club knows to be under 18 cannot agree to be a guest', async () => {
  const side = await aShortSide(app)
  const person = await aPerson(app)
  const { client } = person
  await becomeMinor(person, side.organisationId)

  expect(await refusal(client.clubs.saveGuestWish(wish(side.city)))).toBe('GUEST_UNDER_AGE')
  expect((await client.clubs.guestStanding()).data.wish).toBeNull()
})

test('nobody would play in a country that there is not', async () => {
  const { client } = await aPerson(app)

  const wished = client.clubs.saveGuestWish({ ...wish('Lahore'), country: 'XX' })
  expect(await refusal(wished)).toBe('INVALID_INPUT')
  expect((await client.clubs.guestStanding()).data.wish).toBeNull()
})

test('no place is taken after the time of the offer, and one is given back until the match begins', async () => {
  const side = await aShortSide(app)
  await offer(side, { places: 2 })
  const { client } = await aGuest(side)
  await take(client, side)
  const late = await aGuest(side)
  await app.pool.query(
    `update guest_offer set until = now() - interval '1 minute' where entry_id = $1`,
    [side.first],
  )

  expect(await refusal(take(late.client, side))).toBe('GUEST_OFFER_OVER')
  expect(await refusal(take(client, side, false))).toBeUndefined()
  expect(await guestsOf(side)).toEqual([])
})

test('a guest has another name than the players of the club', async () => {
  const side = await aShortSide(app)
  const namesake = await aGuest(side, 'Ann')
  await app.pool.query(`update account set last_name = 'Khan' where id = $1`, [namesake.accountId])
  await offer(side)

  expect(await refusal(take(namesake.client, side))).toBe('GUEST_NAME_TAKEN')
  await app.pool.query(`update account set last_name = 'R Khan' where id = $1`, [
    namesake.accountId,
  ])
  expect(await refusal(take(namesake.client, side))).toBeUndefined()
  const twin = await aGuest(side, 'Ann')
  await app.pool.query(`update account set last_name = 'R Khan' where id = $1`, [twin.accountId])
  await offer(side, { places: 2 })
  expect(await refusal(take(twin.client, side))).toBe('GUEST_NAME_TAKEN')
})
