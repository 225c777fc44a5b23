import { randomUUID } from 'node:crypto'
import type { BowlingDirective } from '@pavilion/contract/workloads/workload-fields.ts'
import { ecbDirective } from '@pavilion/cricket/workload/directive.ts'
import { expect, test } from 'vitest'
import { clientAs } from '#app/access-walk/people.testing.ts'
import { freshApp } from '#app/app-context.testing.ts'
import {
  aLeague,
  anotherClub,
  aPlayerOf,
  type Organisation,
} from '#associations/associations.testing.ts'
import { refusal } from '#clubs/clubs.testing.ts'
import { newT20, scoredMatch } from '#scoring/scoring.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

const today = app.now().slice(0, 10)
const year = Number(today.slice(0, 4))
const directive: BowlingDirective = {
  ...ecbDirective,
  clause: '7.3',
  action: 'stop',
  limits: [...ecbDirective.limits],
}
const born = `${year - 13}-01-15`

async function aDirective({ client, organisationId }: Organisation) {
  await client.workloads.saveDirective({ organisationId, revision: 0, directive })
}

/** A pace bowler of a club who is 12 on 31 August of last year. */
async function aChild(
  club: Organisation,
  name = 'Zara Malik',
  bowls: 'pace' | 'spin' | null = 'pace',
) {
  const { client, organisationId } = club
  const playerId = await aPlayerOf(club, name)
  await client.clubs.savePlayer({ organisationId, playerId, name, email: null, bornOn: born })
  await client.workloads.saveStyle({ organisationId, playerId, today, bowls })
  return playerId
}

const bowlerOf = async ({ client, organisationId }: Organisation, playerId: string) =>
  (await client.workloads.bowlers({ organisationId, today })).data.players.find(
    ({ id }) => id === playerId,
  )

/** A match of the club's team with one new to it, in which the child bowls; answers its client and ids. */
async function bowledMatch(club: Organisation, name: string, balls: number) {
  const { client, organisationId, accountId } = club
  const { data: made } = await client.clubs.createTeam({
    organisationId,
    fields: { name: `Juniors ${randomUUID().slice(0, 6)}`, shortName: null, gender: 'mixed' },
    idempotencyKey: randomUUID(),
  })
  const asked = newT20()
  const players = [name, ...asked.teams[1].players.slice(1)]
  const { data } = await (
    await clientAs(app, accountId)
  ).scoring.create({
    ...asked,
    startsAt: `${today}T00:30:00Z`,
    teams: [asked.teams[0], { id: made.team.id, players }],
    toss: { winner: 0, decision: 'bat' },
  })
  const [one, other] = data.setup.teams
  const bowler = other.players.find((player) => player.name === name)?.id ?? ''
  const ball = {
    type: 'ball-bowled' as const,
    striker: one.players[0]?.id ?? '',
    nonStriker: one.players[1]?.id ?? '',
    bowler,
    runs: 0,
  }
  const start = { type: 'innings-started' as const, battingTeam: one.id }
  const facts = [start, ...Array.from({ length: balls }, () => ball)]
  await client.scoring.record({
    matchId: data.id,
    device: 'a-phone-of-hers',
    after: data.seq,
    facts,
  })
  return { matchId: data.id, bowler, made }
}

test('a directive is saved by its revision, and taken away again', async () => {
  const { association } = await aLeague(app)
  const { client, organisationId } = association
  await aDirective(association)
  const { data } = await client.workloads.directive({ organisationId })
  expect(data).toMatchObject({ directive: { clause: '7.3' }, revision: 1 })
  const save = (revision: number, changed: BowlingDirective | null) =>
    client.workloads.saveDirective({ organisationId, revision, directive: changed })
  expect(await refusal(save(0, directive))).toBe('STALE_DIRECTIVE')
  expect((await save(1, { ...directive, clause: '8' })).data.revision).toBe(2)
  expect(await refusal(save(1, null))).toBe('STALE_DIRECTIVE')
  expect((await save(2, null)).data).toMatchObject({ directive: null, revision: 0 })
})

test('a club has no directive, and one that names an age twice or no day is refused', async () => {
  const { association, club } = await aLeague(app)
  const saved = club.client.workloads.saveDirective({
    organisationId: club.organisationId,
    revision: 0,
    directive,
  })
  expect(await refusal(saved)).toBe('NOT_AN_ASSOCIATION')
  const [first] = directive.limits
  const wrong = [
    { ...directive, ageOn: '02-30' },
    { ...directive, limits: [] },
    { ...directive, limits: [first!, first!] },
    { ...directive, mostDays: 7 },
  ]
  for (const asked of wrong) {
    const { organisationId, client } = association
    const call = client.workloads.saveDirective({ organisationId, revision: 0, directive: asked })
    expect(await refusal(call)).toBe('BAD_REQUEST')
  }
})

test('directives bind pace bowlers, warn of those whose style nobody knows, and leave spinners alone', async () => {
  const { association, club } = await aLeague(app)
  await aDirective(association)
  const limits = async (name: string, bowls: 'pace' | 'spin' | null) =>
    (await bowlerOf(club, await aChild(club, name, bowls)))?.limits
  expect(await limits('Pace', 'pace')).toMatchObject([
    { spell: 5, day: 10, clause: '7.3', action: 'stop', mostDays: 4 },
  ])
  expect(await limits('Unknown', null)).toMatchObject([{ spell: 5, action: 'warn' }])
  expect(await limits('Spin', 'spin')).toEqual([])
})

test('nets count once, in all clubs of the person, and are taken back', async () => {
  const { association, club } = await aLeague(app)
  const second = await anotherClub(app, association)
  await aDirective(association)
  const name = 'Zara Malik'
  const [here, there] = [await aChild(club, name), await aPlayerOf(second, name)]
  for (const [{ organisationId }, playerId] of [
    [club, here],
    [second, there],
  ] as const) {
    await app.db
      .insertInto('guardian')
      .values({
        organisation_id: organisationId,
        player_id: playerId,
        account_id: association.accountId,
        since: app.now(),
      })
      .execute()
  }
  const id = randomUUID()
  const { organisationId, client } = club
  const nets = { organisationId, id, playerId: here, today, day: today, overs: 6 }
  await client.workloads.addNets(nets)
  await client.workloads.addNets(nets)
  const bowled = [{ day: today, overs: 6 }]
  expect(await bowlerOf(club, here)).toMatchObject({ bowled, nets: [{ id, overs: 6 }] })
  expect(await bowlerOf(second, there)).toMatchObject({ bowled, nets: [], bowls: 'pace' })
  await client.workloads.removeNets({ organisationId, id, today })
  expect(await bowlerOf(second, there)).toMatchObject({ bowled: [] })
  const old = client.workloads.addNets({ ...nets, id: randomUUID(), day: '2020-01-01' })
  expect(await refusal(old)).toBe('NETS_IN_FUTURE')
  const strange = client.workloads.addNets({ ...nets, id: randomUUID(), playerId: there })
  expect(await refusal(strange)).toBe('PLAYER_NOT_FOUND')
})

test('the pad is told what was bowled in other matches and nets, and nobody’s date of birth', async () => {
  const { association, club } = await aLeague(app)
  await aDirective(association)
  const playerId = await aChild(club)
  const { organisationId, client } = club
  const nets = { organisationId, id: randomUUID(), playerId, today, day: today, overs: 3 }
  await client.workloads.addNets(nets)
  await bowledMatch(club, 'Zara Malik', 4)
  const { matchId, bowler } = await bowledMatch(club, 'Zara Malik', 1)
  const { data } = await client.workloads.forMatch({ matchId })
  const [limited, ...others] = data.bowlers
  expect(others).toEqual([])
  expect(limited).toMatchObject({ id: bowler, bowled: [{ day: today, overs: 4 }] })
  expect(limited?.limits).toMatchObject([{ spell: 5, by: expect.stringContaining('association') }])
  expect(JSON.stringify(data)).not.toContain(born)
  expect(await bowlerOf(club, playerId)).toMatchObject({ bowled: [{ day: today, overs: 5 }] })
})

test('a match without anybody whom a directive binds has no limits', async () => {
  const { client, matchId } = await scoredMatch(app)
  expect((await client.workloads.forMatch({ matchId })).data).toMatchObject({
    fromSeq: 0,
    bowlers: [],
  })
})
