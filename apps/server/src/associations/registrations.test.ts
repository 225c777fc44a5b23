import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { refusal } from '#clubs/clubs.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import {
  aLeague,
  anotherClub,
  anOrganisation,
  aPlayerOf,
  askedFor,
  on,
  type Organisation,
  register,
} from './associations.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

const rowsOf = async ({ client, organisationId }: Organisation) => {
  const { data } = await client.associations.register({ organisationId })
  return data.registrations
}

test('a club registers its players, the association approves them, and each has one number', async () => {
  const { association, club } = await aLeague(app)
  const first = await register(association, club, await aPlayerOf(club, 'Ayesha Khan'))
  const second = await register(association, club, await aPlayerOf(club, 'Sana Mir'))
  expect([first.number, second.number]).toEqual([1, 2])
  expect((await rowsOf(club)).map(({ name, state, until }) => [name, state, until])).toEqual([
    ['Ayesha Khan', 'approved', on('12-31')],
    ['Sana Mir', 'approved', on('12-31')],
  ])
})

test('registering again changes nothing, and the next season keeps the number', async () => {
  const { association, club } = await aLeague(app)
  const playerId = await aPlayerOf(club, 'Ayesha Khan')
  const { number } = await register(association, club, playerId)
  await club.client.associations.registerPlayers(askedFor(association, club, [playerId]))
  expect(await rowsOf(club)).toHaveLength(1)
  await club.client.associations.registerPlayers({
    ...askedFor(association, club, [playerId]),
    from: on('01-01', 1),
    until: on('12-31', 1),
  })
  expect((await rowsOf(club)).map((row) => row.number)).toEqual([number, number])
})

test('nobody is registered with two clubs of an association on one day, even at once', async () => {
  const { association, club } = await aLeague(app)
  const other = await anotherClub(app, association)
  const { number } = await register(association, club, await aPlayerOf(club, 'Ayesha Khan'))
  const playerId = await aPlayerOf(other, 'Ayesha Khan')
  const players = [{ playerId, number }]
  const twice = other.client.associations.registerPlayers({
    ...askedFor(association, other, [playerId]),
    players,
  })
  expect(await refusal(twice)).toBe('ALREADY_REGISTERED')
  const [row] = await rowsOf(association)
  const insert = app.pool.query(
    `insert into registration (association_id, person_id, organisation_id, player_id, kind, state,
       days, asked_at)
     values ($1, $2, $3, $4, 'own', 'approved', daterange($5, $6), now())`,
    [
      association.organisationId,
      row?.personId,
      other.organisationId,
      playerId,
      on('05-01'),
      on('06-01'),
    ],
  )
  await expect(insert).rejects.toThrow('registration_one_club')
})

test('a club is told who of its players may be on the register already', async () => {
  const { association, club } = await aLeague(app)
  const other = await anotherClub(app, association)
  await register(association, club, await aPlayerOf(club, 'Ayesha Khan'))
  await aPlayerOf(other, 'Ayesha Khan')
  await aPlayerOf(other, 'Sana Mir')
  const { data } = await other.client.associations.registrable({
    organisationId: other.organisationId,
    associationId: association.organisationId,
  })
  expect(data.map(({ name, standing, number }) => [name, standing, number])).toEqual([
    ['Ayesha Khan', 'elsewhere', 1],
    ['Sana Mir', 'new', null],
  ])
})

test('an association that registers at once approves nobody by hand', async () => {
  const { association, club } = await aLeague(app)
  const { organisationId } = association
  const saved = {
    organisationId,
    revision: 1,
    fields: {
      approves: 'at-once' as const,
      transfersFrom: null,
      transfersUntil: null,
      mostOverseas: 2,
      mostStars: 1,
    },
  }
  const backwards = { ...saved.fields, transfersFrom: '2027-05-01', transfersUntil: '2027-04-30' }
  const never = association.client.associations.saveAssociation({ ...saved, fields: backwards })
  expect(await refusal(never)).toBe('BAD_REQUEST')
  await association.client.associations.saveAssociation(saved)
  const stale = association.client.associations.saveAssociation(saved)
  expect(await refusal(stale)).toBe('STALE_ASSOCIATION')
  const playerId = await aPlayerOf(club, 'Ayesha Khan')
  const asked = askedFor(association, club, [playerId])
  const { data } = await club.client.associations.registerPlayers(asked)
  expect(data.registrations).toMatchObject([{ state: 'approved', number: 1 }])
})

test('a registration is declined with a reason, and can be asked for again', async () => {
  const { association, club } = await aLeague(app)
  const playerId = await aPlayerOf(club, 'Ayesha Khan')
  const asked = askedFor(association, club, [playerId])
  await club.client.associations.registerPlayers(asked)
  const { organisationId, client } = association
  const registrationIds = (await rowsOf(association)).map(({ id }) => id)
  const declining = { organisationId, registrationIds, accepts: false }
  expect(await refusal(client.associations.decideRegistrations(declining))).toBe('INVALID_INPUT')
  await client.associations.decideRegistrations({ ...declining, reason: 'No clearance' })
  const late = client.associations.decideRegistrations({
    organisationId,
    registrationIds,
    accepts: true,
  })
  expect(await refusal(late)).toBe('REGISTRATION_OVER')
  await club.client.associations.registerPlayers(asked)
  expect((await rowsOf(club)).map(({ state }) => state).toSorted()).toEqual(['asked', 'declined'])
})

test('only affiliated clubs register, only their own players, and another reads nothing', async () => {
  const { association, club } = await aLeague(app)
  const stranger = await anOrganisation(app, 'club')
  const playerId = await aPlayerOf(club, 'Ayesha Khan')
  const asked = askedFor(association, stranger, [playerId])
  expect(await refusal(stranger.client.associations.registerPlayers(asked))).toBe('NOT_AFFILIATED')
  const other = await anotherClub(app, association)
  const foreign = askedFor(association, other, [playerId])
  const registered = other.client.associations.registerPlayers(foreign)
  expect(await refusal(registered)).toBe('PLAYER_NOT_FOUND')
  await register(association, club, playerId)
  expect(await rowsOf(other)).toEqual([])
  const { organisationId } = association
  const read = other.client.associations.registerFile({ organisationId })
  expect(await refusal(read)).toBe('NOT_ALLOWED')
})

test('the register comes as CSV', async () => {
  const { association, club } = await aLeague(app)
  await register(association, club, await aPlayerOf(club, 'Ayesha Khan'))
  const { organisationId } = association
  const file = await association.client.associations.registerFile({ organisationId })
  expect((await file.text()).split('\r\n')[1]).toMatch(
    /^1,Ayesha Khan,.*,own,approved,\d{4}-01-01,\d{4}-12-31,no,no$/,
  )
})

test('when the affiliation ends, so do the registrations of the club', async () => {
  const { association, club } = await aLeague(app)
  await register(association, club, await aPlayerOf(club, 'Ayesha Khan'))
  await club.client.associations.endAffiliation({
    organisationId: club.organisationId,
    withId: association.organisationId,
    reason: '',
  })
  const today = app.now().slice(0, 10)
  const [row] = await rowsOf(association)
  expect(row?.state === 'ended' || (row?.until ?? today) < today).toBe(true)
})
