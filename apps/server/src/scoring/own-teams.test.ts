import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { anOrganisation, clientAs, someone } from '#app/access-walk/people.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { newT20 } from './scoring.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

test('an account finds the teams that it may name, its own and those of its club, and no others', async () => {
  const club = await anOrganisation(app, 'club')
  const team = { name: 'Model Town', gender: 'female', kind: 'club' } as const
  const { id } = await app.db
    .insertInto('team')
    .values({ ...team, organisation_id: club })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('team')
    .values({ ...team, name: 'Old Town' })
    .execute()
  const scorer = await clientAs(
    app,
    await someone(app, { roles: [{ organisationId: club, role: 'scorer' }] }),
  )
  const player = await clientAs(
    app,
    await someone(app, { roles: [{ organisationId: club, role: 'player' }] }),
  )
  const asked = newT20()
  await player.scoring.create(asked)

  expect((await scorer.scoring.teams({ q: 'town' })).data).toEqual([
    { id, name: 'Model Town', gender: 'female' },
  ])
  expect((await player.scoring.teams({ q: 'town' })).data).toEqual([])
  const own = asked.teams.map((side) => ('name' in side ? side.name : ''))
  const found = await player.scoring.teams({})
  expect(found.data.map(({ name }) => name)).toEqual(own.toSorted())
  expect((await scorer.scoring.teams({ q: own[0] ?? '' })).data).toEqual([])
})
