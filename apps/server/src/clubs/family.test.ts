import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { TeamId } from '@pavilion/contract/ids.ts'
import { refusal } from './clubs.testing.ts'
import { askDue } from './calendar/ask-players.ts'
import { aWeekend, pick, publish } from './selection/selection.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const anybody = clientOf(app)

type Weekend = Awaited<ReturnType<typeof aWeekend>>

const childOf = (year: string) => `${Number(app.now().slice(0, 4)) - Number(year)}-01-01`

/** Says that these players are twelve, and gives a new account their links. */
async function aGuardian({ client, organisationId, idOf }: Weekend, names: readonly string[]) {
  const accountId = await someone(app)
  const guardian = await clientAs(app, accountId)
  for (const name of names) {
    const playerId = idOf(name)
    const who = { organisationId, playerId, name: `${name} Khan`, email: null }
    await client.clubs.savePlayer({ ...who, bornOn: childOf('12') })
    const { data } = await client.clubs.offerClaim({ organisationId, playerId })
    const token = data.path.split('token=')[1] ?? ''
    expect((await anybody.clubs.showClaim({ token })).data.isMinor).toBe(true)
    await guardian.clubs.claim({ token })
  }
  return { accountId, guardian }
}

test('one guardian answers for two children in one match, each by itself', async () => {
  const weekend = await aWeekend(app)
  const { client, organisationId, first, idOf } = weekend
  const { guardian } = await aGuardian(weekend, ['Ann', 'Bea'])
  const { data: asked } = await guardian.clubs.asked()
  const about = asked.entries.filter(({ id }) => id === first)
  expect(about.map(({ player }) => [player.name, player.isChild])).toEqual([
    ['Ann Khan', true],
    ['Bea Khan', true],
  ])
  const answer = { entryId: first, answer: 'yes' as const, note: '' }
  await guardian.clubs.answer({ ...answer, playerId: idOf('Bea') })
  const { data: answers } = await client.clubs.answers({ organisationId, entryId: first })
  expect(answers.map(({ name, answer: given }) => [name, given])).toEqual([
    ['Ann Khan', null],
    ['Bea Khan', 'yes'],
    ['Cat Khan', null],
    ['Dot Khan', null],
  ])
  const cat = { ...answer, playerId: idOf('Cat') }
  expect(await refusal(guardian.clubs.answer(cat))).toBe('ENTRY_NOT_FOUND')
})

test('guardians get what concerns their children, and are not players or members', async () => {
  const weekend = await aWeekend(app)
  const { client, organisationId, first } = weekend
  const { accountId, guardian } = await aGuardian(weekend, ['Ann'])
  await client.clubs.ask({ organisationId, entryId: first })
  await askDue(app)
  const { rows } = await app.pool.query<{ subject: string }>(
    `select m.subject from message m join account a on a.email = m.recipient
     where a.id = $1 and m.subject like '%Can you come%'`,
    [accountId],
  )
  expect(rows).toHaveLength(1)
  expect((await guardian.organisations.own()).data).toEqual([])
  const { data } = await client.clubs.players({ organisationId })
  expect(data.players.find(({ name }) => name === 'Ann Khan')).toMatchObject({
    hasAccount: false,
    isMinor: true,
    guardians: [{ accountId, name: 'Someone Else' }],
  })
})

test('a public team sheet has initials for a child until the guardian agrees to the name', async () => {
  const weekend = await aWeekend(app)
  const { client, first, idOf } = weekend
  const { guardian } = await aGuardian(weekend, ['Ann'])
  await pick(weekend, 'Ann')
  await pick(weekend, 'Cat')
  await publish(weekend, true)
  const namesFor = async (who: typeof anybody) =>
    (await who.clubs.teamSheet({ entryId: first })).data.players.map(({ name }) => name)
  expect(await namesFor(anybody)).toEqual(['A. K.', 'Cat Khan'])
  expect(await namesFor(client)).toEqual(['Ann Khan', 'Cat Khan'])
  expect(await namesFor(guardian)).toEqual(['Ann Khan', 'Cat Khan'])
  const { data: children } = await guardian.clubs.children()
  expect(children).toMatchObject([{ name: 'Ann Khan', initials: 'A. K.', showsName: false }])
  const consent = { playerId: idOf('Ann'), showsName: true, showsPicture: false }
  await guardian.clubs.saveConsent(consent)
  expect(await namesFor(anybody)).toEqual(['Ann Khan', 'Cat Khan'])
  const stranger = await clientAs(app, await someone(app))
  expect(await refusal(stranger.clubs.saveConsent(consent))).toBe('PLAYER_NOT_FOUND')
})

test('the public page of a team shows its squad, and a child by the initials', async () => {
  const weekend = await aWeekend(app)
  const { client, organisationId, teamId, idOf } = weekend
  const season = app.now().slice(0, 4)
  const marks = { organisationId, teamId, season }
  await client.clubs.changeInSquad({
    ...marks,
    playerId: idOf('Cat'),
    shirt: 7,
    isCaptain: true,
    isKeeper: false,
  })
  await aGuardian(weekend, ['Ann'])
  await client.clubs.removePlayer({ organisationId, playerId: idOf('Dot') })
  const { data } = await anybody.teams.show({ teamId: TeamId.parse(teamId) })
  const plain = { shirt: null, isCaptain: false, isKeeper: false }
  expect(data.seasonSquad).toEqual({
    season,
    players: [
      { name: 'Cat Khan', shirt: 7, isCaptain: true, isKeeper: false },
      { name: 'A. K.', ...plain },
      { name: 'Bea Khan', ...plain },
    ],
  })
})

test('a child who was removed and is on the list again has initials on a public team sheet', async () => {
  const weekend = await aWeekend(app)
  const { client, organisationId, first, teamId, idOf } = weekend
  await aGuardian(weekend, ['Ann'])
  await client.clubs.removePlayer({ organisationId, playerId: idOf('Ann') })
  const { data } = await client.clubs.addPlayers({ organisationId, text: 'Ann Khan' })
  const playerId = data.players.find(({ name }) => name === 'Ann Khan')?.id ?? ''
  expect(playerId).not.toBe(idOf('Ann'))
  const season = app.now().slice(0, 4)
  await client.clubs.addToSquad({ organisationId, teamId, season, playerIds: [playerId] })
  await pick({ ...weekend, idOf: () => playerId }, 'Ann')
  await publish(weekend, true)
  const { data: sheet } = await anybody.clubs.teamSheet({ entryId: first })
  expect(sheet.players.map(({ name }) => name)).toEqual(['A. K.'])
  const { data: offered } = await client.clubs.offerClaim({ organisationId, playerId })
  const token = offered.path.split('token=')[1] ?? ''
  expect((await anybody.clubs.showClaim({ token })).data.isMinor).toBe(true)
})

test('at eighteen a player is no child any more', async () => {
  const weekend = await aWeekend(app)
  const { client, organisationId, idOf } = weekend
  const { guardian } = await aGuardian(weekend, ['Ann'])
  const ann = { organisationId, playerId: idOf('Ann'), name: 'Ann Khan', email: null }
  await app.pool.query('update club_player set born_on = $2 where id = $1', [
    ann.playerId,
    childOf('19'),
  ])
  expect((await guardian.clubs.children()).data).toEqual([])
  const wrong = client.clubs.savePlayer({ ...ann, bornOn: '2999-01-01' })
  expect(await refusal(wrong)).toBe('BAD_REQUEST')
})
