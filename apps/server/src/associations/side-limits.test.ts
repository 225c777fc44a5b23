import { ORPCError } from '@orpc/server'
import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { linkToken } from '#clubs/calendar/availability-link.ts'
import { aTeam } from '#clubs/clubs.testing.ts'
import { aMatch } from '#clubs/selection/selection.testing.ts'
import { newT20 } from '#scoring/scoring.testing.ts'
import { after } from '#security/instants.ts'
import { DAY } from '#security/limits.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { aLeague, aPlayerOf, type Organisation, register } from './associations.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

const names = ['Ann Cole', 'Bea Hall', 'Cat Reid']

type Limits = { readonly mostOverseas: number | null; readonly mostStars: number | null }

/** A league with these limits, and a club with three on the register: two are overseas players, the first a star. */
async function aLimitedLeague(limits: Limits) {
  const { association, club } = await aLeague(app)
  const ids: string[] = []
  for (const name of names) {
    const playerId = await aPlayerOf(club, name)
    ids.push(playerId)
    await register(association, club, playerId)
  }
  const { organisationId, client } = association
  const { data } = await client.associations.register({ organisationId })
  for (const { personId, name } of data.registrations) {
    const flags = { isOverseas: name !== 'Cat Reid', isStar: name === 'Ann Cole' }
    await client.associations.markPerson({ organisationId, personId, ...flags })
  }
  const fields = { approves: 'by-hand' as const, transfersFrom: null, transfersUntil: null }
  await client.associations.saveAssociation({
    organisationId,
    revision: data.settings?.revision ?? 1,
    fields: { ...fields, ...limits },
  })
  const { teamId } = await aTeam(club.client, club.organisationId)
  return { club, ids, teamId }
}

/** What a call was refused with: its sentence, or that of the field. */
const refusedWith = (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof ORPCError)) throw error
      return JSON.stringify([error.message, error.cause])
    },
  )

const create = ({ client }: Organisation, teamId: string, players: readonly string[]) => {
  const asked = newT20()
  const side = { id: teamId, players: [...players] }
  return client.scoring.create({ ...asked, teams: [side, asked.teams[1]] })
}

test('a match cannot be made with more overseas or star players than an association allows', async () => {
  const { club, teamId } = await aLimitedLeague({ mostOverseas: 1, mostStars: null })
  expect(await refusedWith(create(club, teamId, names))).toContain(
    'a side has 1 overseas player at most, and this one has 2.',
  )
  expect(await refusedWith(create(club, teamId, names.slice(1)))).toBeNull()

  const stars = await aLimitedLeague({ mostOverseas: null, mostStars: 0 })
  expect(await refusedWith(create(stars.club, stars.teamId, names))).toContain(
    'a side has 0 star players at most, and this one has 1.',
  )
  const free = await aLimitedLeague({ mostOverseas: 2, mostStars: 1 })
  expect(await refusedWith(create(free.club, free.teamId, names))).toBeNull()
})

type Place = {
  readonly from?: string
  readonly to?: string | null
  readonly as?: 'playing' | 'reserve'
}

/** A match of the club's team in three days, for which nobody is picked. */
async function aMatchOf({ club, teamId }: { club: Organisation; teamId: string }) {
  const { client, organisationId } = club
  const startsAt = `${after(app.now(), 3 * DAY).slice(0, 10)}T12:00:00Z`
  const { id: entryId } = await aMatch({ client, organisationId, teamId, startsAt })
  const day = startsAt.slice(0, 10)
  const move = (playerId: string, { from, to = entryId, as = 'playing' }: Place = {}) =>
    client.clubs.pick({ organisationId, day, playerId, from: from ?? null, to, as })
  const publish = () => client.clubs.publishSheet({ organisationId, day, entryId, isPublic: false })
  const picks = async () => {
    const { data } = await client.clubs.selection({ organisationId, day })
    return data.matches[0]?.picks.map(({ playerId, state }) => [playerId, state])
  }
  return { day, entryId, move, publish, picks }
}

test('a team sheet with too many is not published, and nobody is told', async () => {
  const league = await aLimitedLeague({ mostOverseas: 1, mostStars: null })
  const { club, ids } = league
  const { client, organisationId } = club
  const { day, entryId, move, publish } = await aMatchOf(league)
  for (const playerId of ids) await move(playerId)
  expect(await refusedWith(publish())).toContain('a side has 1 overseas player at most')
  const { data: board } = await client.clubs.selection({ organisationId, day })
  expect(board.matches[0]?.publishedAt).toBeNull()
  await move(ids[0] ?? '', { from: entryId, to: null })
  expect(await refusedWith(publish())).toBeNull()
})

test('a reserve with whom a side would have too many is passed over, or refused when it has changed', async () => {
  const league = await aLimitedLeague({ mostOverseas: 1, mostStars: null })
  const { club, ids } = league
  const [ann = '', bea = '', cat = ''] = ids
  const dot = await aPlayerOf(club, 'Dot Wade')
  const eve = await aPlayerOf(club, 'Eve Nash')
  const { entryId, move, publish, picks } = await aMatchOf(league)
  for (const playerId of [ann, cat, eve]) await move(playerId)
  for (const playerId of [bea, dot]) await move(playerId, { as: 'reserve' })
  await publish()
  const { client, organisationId } = club
  await client.clubs.removePlayer({ organisationId, playerId: eve })
  expect(await picks()).toEqual(
    expect.arrayContaining([
      [bea, 'reserve'],
      [dot, 'asked'],
    ]),
  )

  await move(ann, { from: entryId, to: null })
  await client.clubs.removePlayer({ organisationId, playerId: cat })
  expect(await picks()).toContainEqual([bea, 'asked'])
  await move(ann)
  const token = await linkToken(app, bea)
  const answer = clientOf(app).clubs.answerByLink({ token, entryId, answer: 'yes', note: '' })
  await expect(answer).rejects.toMatchObject({ code: 'CANNOT_STAND_IN' })
})
