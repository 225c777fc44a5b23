import { randomUUID } from 'node:crypto'
import { ecbDirective } from '@pavilion/cricket/workload/directive.ts'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { affiliated, anOrganisation } from '#associations/associations.testing.ts'
import { PLAYER, play, sanctioned, startDiscipline } from '#discipline/discipline.testing.ts'
import { aClubWith, aFee } from '#fees/fees.testing.ts'
import { aPickedMatch } from '#fees/sheets.testing.ts'

const { app, aCupUnderWay } = await startDiscipline()

type Club = Awaited<ReturnType<typeof aClubWith>>

/** What the selection of a day says of a player, to the client that asks. */
async function candidate(club: Club, day: string, { name = 'Ayesha', client = club.client } = {}) {
  const { organisationId } = club
  const { data } = await client.clubs.selection({ organisationId, day })
  const { suspensions, load, isOwing } = data.players.find((player) => player.name === name)!
  return { suspensions, load, isOwing }
}

test('who is suspended in a tournament is, until its matches are served', async () => {
  const cup = await aCupUnderWay()
  const club = await aClubWith(app, [PLAYER, 'Ayesha'])
  const { organisationId } = club
  await app.pool.query('update team set organisation_id = $1 where id = $2', [
    organisationId,
    cup.teamId,
  ])
  const { day } = await aPickedMatch(club, [])
  const suspensionsOf = async (name: string) => (await candidate(club, day, { name })).suspensions
  await sanctioned(cup, { kind: 'matches', matches: 1 })

  expect(await suspensionsOf(PLAYER)).toEqual([
    { tournament: expect.stringMatching(/^Cup /), matchesLeft: 1, until: null },
  ])
  expect(await suspensionsOf('Ayesha')).toEqual([])
  await play(cup, 1, { spared: true })
  expect(await suspensionsOf(PLAYER)).toEqual([])
})

test('the overs of the week are counted against the directive', async () => {
  const club = await aClubWith(app, ['Ayesha', 'Bano'])
  const { client, organisationId, playerOf } = club
  const association = await anOrganisation(app, 'association')
  await affiliated(association, club)
  const limits = [{ under: 19, spell: null, day: null, week: 10 }]
  await association.client.workloads.saveDirective({
    organisationId: association.organisationId,
    revision: 0,
    directive: { ...ecbDirective, limits },
  })
  const today = app.now().slice(0, 10)
  const playerId = playerOf('Ayesha')
  const bornOn = `${Number(today.slice(0, 4)) - 13}-01-15`
  await client.clubs.savePlayer({ organisationId, playerId, name: 'Ayesha', email: null, bornOn })
  const { day } = await aPickedMatch(club, [])
  expect((await candidate(club, day)).load).toBeNull()
  const net = (overs: number) => ({ id: randomUUID(), today, day: today, overs })
  await client.workloads.addNets({ organisationId, playerId, ...net(6) })
  await client.workloads.addNets({ organisationId, playerId: playerOf('Bano'), ...net(12) })

  expect((await candidate(club, day)).load).toEqual({ overs: 6, most: 10, mayBowl: true })
  const bano = await candidate(club, day, { name: 'Bano' })
  expect(bano.load).toEqual({ overs: 12, most: null, mayBowl: true })
  await client.workloads.addNets({ organisationId, playerId, ...net(4) })
  expect((await candidate(club, day)).load).toEqual({ overs: 10, most: 10, mayBowl: false })
})

test('who owes fees is shown to whoever keeps them, and to no coach', async () => {
  const club = await aClubWith(app, ['Ayesha', 'Bano'])
  const { client, organisationId, playerOf } = club
  const { day } = await aPickedMatch(club, [])
  const productId = await aFee(club)
  const [ayesha, bano] = [playerOf('Ayesha'), playerOf('Bano')]
  const charged = { organisationId, productId }
  await client.fees.charge({ ...charged, playerIds: [ayesha], dueOn: '2026-01-01' })
  await client.fees.charge({ ...charged, playerIds: [bano], dueOn: '2099-01-01' })
  const coach = await clientAs(
    app,
    await someone(app, { roles: [{ organisationId, role: 'coach' }] }),
  )
  const isOwing = async (who = client, name = 'Ayesha') =>
    (await candidate(club, day, { name, client: who })).isOwing

  expect([await isOwing(), await isOwing(client, 'Bano')]).toEqual([true, false])
  expect(await isOwing(coach)).toBe(false)
  const settings = { currency: 'PKR', blocksDebtors: true, remindDays: null }
  await client.fees.saveSettings({ organisationId, settings })
  expect([await isOwing(), await isOwing(coach)]).toEqual([true, false])
})
