import { randomUUID } from 'node:crypto'
import { PersonId } from '@pavilion/contract/ids.ts'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import {
  aLeague,
  anotherClub,
  aPlayerOf,
  askedFor,
  type Organisation,
} from '#associations/associations.testing.ts'
import { aClub, refusal } from '#clubs/clubs.testing.ts'
import { newT20 } from '#scoring/scoring.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const runner = await clientAs(app, await someone(app, { operator: true }))

async function aTeamOf({
  client,
  organisationId,
}: Pick<Organisation, 'client' | 'organisationId'>) {
  const { data } = await client.clubs.createTeam({
    organisationId,
    fields: { name: `Team ${randomUUID().slice(0, 6)}`, shortName: null, gender: 'mixed' },
    idempotencyKey: randomUUID(),
  })
  return data.team.id
}

/** Somebody plays for a team; answers who, and the match. */
async function playsFor(
  { client }: Pick<Organisation, 'client'>,
  teamId: Awaited<ReturnType<typeof aTeamOf>>,
  ...names: string[]
) {
  const asked = newT20()
  const players = [...names, ...asked.teams[1].players.slice(names.length)]
  const { data } = await client.scoring.create({
    ...asked,
    startsAt: '2026-05-01T10:00:00Z',
    teams: [asked.teams[0], { id: teamId, players }],
  })
  const ids = names.map((name) =>
    PersonId.parse(data.setup.teams[1].players.find((player) => player.name === name)?.id),
  )
  return { matchId: data.id, ids, id: ids[0]! }
}

const prevented = async (fromId: PersonId, intoId: PersonId) =>
  (await runner.people.preview({ fromId, intoId })).data.prevents

test('two in one match are never one person', async () => {
  const club = await aClub(app)
  const { ids } = await playsFor(club, await aTeamOf(club), 'Bilal Khan', 'B Khan')
  const [one, other] = [ids[0]!, ids[1]!]
  expect((await prevented(one, other))[0]).toMatch(/^Both were in one match: /)
  const merge = runner.people.merge({ id: randomUUID(), fromId: one, intoId: other })
  expect(await refusal(merge)).toBe('CANNOT_MERGE')
})

test('two who log in with accounts of their own, or are registered on one day, are not merged', async () => {
  const { association, club } = await aLeague(app)
  const another = await anotherClub(app, association)
  const [here, there] = [await aTeamOf(club), await aTeamOf(another)]
  const [player, mate] = [await aPlayerOf(club, 'Omar Ali'), await aPlayerOf(another, 'Omar Ali')]
  const one = await playsFor(club, here, 'Omar Ali')
  const other = await playsFor(another, there, 'Omar Ali')
  expect(await prevented(one.id, other.id)).toEqual([])

  for (const [of, id] of [
    [club, player],
    [another, mate],
  ] as const) {
    await of.client.associations.registerPlayers(askedFor(association, of, [id]))
  }
  expect((await prevented(one.id, other.id)).join(' ')).toMatch(/registered on the same day/)
  await app.db.updateTable('registration').set({ state: 'ended' }).execute()
  expect(await prevented(one.id, other.id)).toEqual([])

  for (const id of [player, mate]) {
    const account = await someone(app)
    await app.db
      .updateTable('club_player')
      .set({ account_id: account })
      .where('id', '=', id)
      .execute()
  }
  expect((await prevented(one.id, other.id)).join(' ')).toMatch(/two different accounts/)
})

test('when one of two is a child, both are hidden, and a merged bowler’s overs count in every club', async () => {
  const [club, another] = [await aClub(app), await aClub(app)]
  const born = `${new Date().getUTCFullYear() - 13}-01-15`
  const playerId = await aPlayerOf(club, 'Zara Malik')
  const { organisationId } = club
  await club.client.clubs.savePlayer({
    organisationId,
    playerId,
    name: 'Zara Malik',
    email: null,
    bornOn: born,
  })
  const child = await playsFor(club, await aTeamOf(club), 'Zara Malik')
  const grown = await playsFor(another, await aTeamOf(another), 'Zee Malik')
  const names = async () => {
    const asked = await clientOf(app).matches.show({ matchId: grown.matchId })
    return JSON.stringify(asked.data)
  }
  expect(await names()).toContain('Zee Malik')
  const id = randomUUID()
  await runner.people.merge({ id, fromId: child.id, intoId: grown.id })
  expect(await names()).not.toContain('Zee Malik')
  const today = app.now().slice(0, 10)
  const mateId = await aPlayerOf(another, 'Zee Malik')
  const nets = { id: randomUUID(), playerId: mateId, today, day: today, overs: 4 }
  await another.client.workloads.addNets({ organisationId: another.organisationId, ...nets })
  const { data: bowlers } = await club.client.workloads.bowlers({ organisationId, today })
  expect(bowlers.players[0]?.bowled).toEqual([{ day: today, overs: 4 }])
  const { data } = await clientOf(app).players.filter({ filter: { text: 'zara' } })
  expect(data.items.map(({ name }) => name)).toEqual(['Z. M.'])
  await runner.people.undo({ changeId: id })
  expect(await names()).toContain('Zee Malik')
})

test('an owner merges those who play for their organisation only, and is told who they probably are', async () => {
  const [club, another] = [await aClub(app), await aClub(app)]
  const [first, second] = [await aTeamOf(club), await aTeamOf(club)]
  const one = await playsFor(club, first, 'Sana Mir')
  const other = await playsFor(club, second, 'Sana Mir')
  const { organisationId } = club
  const { data } = await club.client.people.duplicates({ organisationId })
  const pair = data.suggestions.find(({ one: { name } }) => name === 'Sana Mir')
  expect(new Set([pair?.one.id, pair?.other.id])).toEqual(new Set([one.id, other.id]))

  const asked = { fromId: one.id, intoId: other.id }
  const foreign = another.client.people.merge({
    id: randomUUID(),
    ...asked,
    organisationId: another.organisationId,
  })
  expect(await refusal(foreign)).toBe('NOT_ALLOWED')
  expect(await refusal(another.client.people.preview(asked))).toBe('NOT_ALLOWED')
  const id = randomUUID()
  await club.client.people.merge({ id, ...asked, organisationId })
  const later = await playsFor(club, second, 'Sana Mir')
  expect(later.id).toBe(other.id)
  const { data: seen } = await club.client.people.change({ changeId: id })
  expect(seen.since).toEqual([
    expect.objectContaining({ id: later.matchId, named: 'Sana Mir', by: 'Someone Else' }),
  ])
  const { data: list } = await club.client.people.undo({ changeId: id, organisationId })
  expect(list.suggestions.some(({ one: { name } }) => name === 'Sana Mir')).toBe(false)
  const { data: shown } = await clientOf(app).players.show({ playerId: one.id })
  expect(shown.upcoming.map((match) => match.id)).toEqual([one.matchId])
})
