import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { aClub, aTeam } from './clubs.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

const inYears = (years: number) => `${Number(app.now().slice(0, 4)) + years}-03-01`

test('families are imported with dates of birth, guardians and teams, as the preview says', async () => {
  const { client, organisationId } = await aClub(app)
  const { teamId } = await aTeam(client, organisationId, 'Under 13')
  const { data: known } = await client.clubs.teams({ organisationId })
  const name = known.teams.find(({ team }) => team.id === teamId)?.team.name ?? ''
  const text = [
    'Name,Email,Born,Guardian,Team',
    `Ayesha Khan,,${inYears(-12)},mum@example.org,${name.toLowerCase()}`,
    'Sana Mir,sana@example.org,,,',
    `Grown Up,,${inYears(-30)},mum@example.org,`,
    'Lost Child,,,,Under 19',
    `Not Born,,${inYears(2)},,`,
  ].join('\n')
  const { data: preview } = await client.clubs.readPlayers({ organisationId, text })
  const { data } = await client.clubs.addPlayers({ organisationId, text, accountIds: [] })

  expect(preview.map(({ name, state }) => [name, state])).toEqual([
    ['Ayesha Khan', 'new'],
    ['Sana Mir', 'new'],
    ['Grown Up', 'refused'],
    ['Lost Child', 'refused'],
    ['Not Born', 'refused'],
  ])
  expect(preview[0]).toMatchObject({ guardian: 'mum@example.org', bornOn: inYears(-12) })
  expect(data.players).toMatchObject([
    { name: 'Ayesha Khan', email: 'mum@example.org', isMinor: true, teams: [{ id: teamId }] },
    { name: 'Sana Mir', email: 'sana@example.org', isMinor: false, teams: [] },
  ])
})

test('importing again adds what was missing, and changes nothing that is there', async () => {
  const { client, organisationId } = await aClub(app)
  const add = (text: string) => client.clubs.addPlayers({ organisationId, text, accountIds: [] })
  await add('Ayesha Khan')
  await add(`Name,Email,Born\nAyesha Khan,a@example.org,${inYears(-20)}`)
  const { data } = await add(`Name,Email,Born\nAyesha Khan,b@example.org,${inYears(-21)}`)

  expect(data.players).toMatchObject([{ email: 'a@example.org', bornOn: inYears(-20) }])
})
