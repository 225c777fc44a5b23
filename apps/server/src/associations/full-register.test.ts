import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { aLeague, aPlayerOf, askedFor, register } from './associations.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

const MORE = 2_010

/** A register of more people than a page shows, the names of all in the place of one player's. */
async function aFullRegister() {
  const { association, club } = await aLeague(app)
  const { organisationId } = association
  const playerId = await aPlayerOf(club, 'Aamir Ali')
  const { id } = await register(association, club, playerId)
  await app.pool.query(
    `with made as (
       insert into registered_person (association_id, number, name, added_at)
       select $1, 1000 + n, 'Player ' || lpad(n::text, 5, '0'), now() from generate_series(1, $3::int) n
       returning id
     )
     insert into registration (association_id, person_id, organisation_id, player_id, kind, state, days, asked_at)
     select r.association_id, made.id, r.organisation_id, r.player_id, r.kind, r.state, r.days, r.asked_at
     from made, registration r where r.id = $2`,
    [organisationId, id, MORE],
  )
  return { association, club, organisationId, playerId }
}

test('a register of more than 2,000 says so, and the rest is found by name, club and number', async () => {
  const { association, club, organisationId } = await aFullRegister()
  const { register: show } = association.client.associations
  const { data } = await show({ organisationId })
  expect(data.registrations).toHaveLength(2_000)
  expect(data.totals).toEqual({ registrations: MORE + 1, transfers: 0 })

  const named = async (find: string) => {
    const { data: found } = await show({ organisationId, find })
    return found.registrations.map(({ name }) => name)
  }
  expect(await named('player 02009')).toEqual(['Player 02009'])
  expect(await named('3009')).toEqual(['Player 02009'])
  expect((await show({ organisationId, find: 'Some club' })).data.totals.registrations).toBe(
    MORE + 1,
  )
  expect(await named('nobody')).toEqual([])
  expect(club.organisationId).not.toBe(organisationId)
})

test('what waits for a decision is told before the others', async () => {
  const { association, club, organisationId } = await aFullRegister()
  const playerId = await aPlayerOf(club, 'Zohaib Zaman')
  await club.client.associations.registerPlayers(askedFor(association, club, [playerId]))
  const { data } = await association.client.associations.register({ organisationId })

  expect(data.registrations).toHaveLength(2_000)
  expect(data.registrations.at(-1)).toMatchObject({ name: 'Zohaib Zaman', state: 'asked' })
})

test('the file of a register has everybody', async () => {
  const { association, organisationId } = await aFullRegister()
  const file = await association.client.associations.registerFile({ organisationId })
  const lines = (await file.text()).trim().split('\r\n')

  expect(lines).toHaveLength(MORE + 2)
})
