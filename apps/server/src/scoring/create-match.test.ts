import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { newT20 } from './scoring.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const anybody = clientOf(app)
const accountId = await someone(app)
const client = await clientAs(app, accountId)
const refusal = async (asked: Promise<unknown>) => {
  const error: unknown = await asked.catch((thrown: unknown) => thrown)
  return JSON.parse(JSON.stringify(error))
}

test('a match is made of names alone, and its teams and players have pages', async () => {
  const asked = newT20()
  const { data } = await client.scoring.create({
    ...asked,
    teams: [
      { name: 'Gulberg Ladies', shortName: 'GL', players: ['7 Ayesha Khan (c)', 'Sana (wk)'] },
      asked.teams[1],
    ],
    gender: 'female',
    ground: { name: 'Race Course Park', city: 'Lahore' },
    officials: [{ role: 'umpire', name: 'Aleem Dar' }],
    toss: { winner: 1, decision: 'field' },
  })
  const { data: shown } = await anybody.matches.show({ matchId: data.id })
  const [ayesha, sana] = data.setup.teams[0].players

  expect(data.setup.teams[0]).toMatchObject({ name: 'Gulberg Ladies', shortName: 'GL' })
  expect(ayesha).toMatchObject({ name: 'Ayesha Khan', shirt: 7 })
  expect(shown.card).toMatchObject({ format: 't20', gender: 'female', seq: 2 })
  expect(shown.card.ground).toMatchObject({ name: 'Race Course Park', city: 'Lahore' })
  expect(shown.info).toMatchObject({ toss: { winner: 1 }, source: 'scored', visibility: 'public' })
  expect(shown.info.officials.map(({ person }) => person.name)).toEqual(['Aleem Dar'])
  expect(shown.view.roles[0]).toMatchObject({ captain: ayesha?.id, keeper: sana?.id })
  const { data: team } = await anybody.teams.show({ teamId: shown.card.sides[0].id })
  expect(team.team.name).toBe('Gulberg Ladies')
})

test('the same request makes one match, and another under its key is refused', async () => {
  const asked = newT20()
  const first = await client.scoring.create(asked)
  const again = await Promise.all([client.scoring.create(asked), client.scoring.create(asked)])

  expect(again.map(({ data }) => data.id)).toEqual([first.data.id, first.data.id])
  expect(await refusal(client.scoring.create({ ...asked, visibility: 'link' }))).toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  })
})

test('who has played for the team under a name before is the same person', async () => {
  const asked = newT20()
  const first = await client.scoring.create(asked)
  const again = await client.scoring.create({ ...asked, idempotencyKey: randomUUID() })

  expect(again.data.id).not.toBe(first.data.id)
  expect(again.data.setup.teams).toEqual(first.data.setup.teams)
})

test.each([
  [{ conditions: { format: 'limited' } }, 'conditions.overs'],
  [
    { teams: [newT20().teams[0], { ...newT20().teams[1], players: ['A', 'a'] }] },
    'teams.1.players.1',
  ],
  [
    { teams: [newT20().teams[0], { ...newT20().teams[1], players: ['(c)', 'B'] }] },
    'teams.1.players.0',
  ],
  [{ ground: { id: randomUUID() } }, 'ground.id'],
  [{ teams: [newT20().teams[0], { id: randomUUID(), players: ['A', 'B'] }] }, 'teams.1.id'],
  [{ startsAt: '9999-12-31T00:00:00Z' }, 'startsAt'],
])('%j is refused by its name', async (wrong, path) => {
  const asked: Parameters<typeof client.scoring.create>[0] = Object.assign(newT20(), wrong)
  const error: unknown = await client.scoring.create(asked).catch((thrown: unknown) => thrown)

  expect(error).toMatchObject({
    code: 'INVALID_INPUT',
    cause: { issues: [{ path: path.split('.') }] },
  })
})

test('rules that contradict each other are all named', async () => {
  const conditions = {
    ballsPerOver: 6,
    oversPerInnings: 20,
    inningsPerSide: 1 as const,
    playersPerSide: 11,
    wideValue: 1,
    noBallValue: 1,
    freeHit: true,
    maxOversPerBowler: 21,
    superOver: null,
    followOnMargin: 200,
  }
  const asked = client.scoring.create({ ...newT20(), conditions })

  await expect(asked).rejects.toMatchObject({
    cause: {
      issues: [
        { path: ['conditions', 'maxOversPerBowler'] },
        { path: ['conditions', 'followOnMargin'] },
      ],
    },
  })
})

test('a match by its link alone is in no list, search or site map', async () => {
  const asked = { ...newT20(), visibility: 'link' as const }
  const { data } = await client.scoring.create(asked)
  const listed = await client.scoring.create(newT20())
  const ids = async (list: Promise<{ data: { items: readonly { id: string }[] } }>) =>
    (await list).data.items.map(({ id }) => id)
  const teamName = data.setup.teams[0].name

  const all = await ids(anybody.matches.filter({ page: { size: 100 } }))
  expect(all).toContain(listed.data.id)
  expect(all).not.toContain(data.id)
  const found = await anybody.search.everything({ q: teamName })
  expect(JSON.stringify(found.data)).not.toContain(data.id)
  const map = await anybody.cms.siteMapPart({ kind: 'matches', part: 1 })
  expect(JSON.stringify(map.data)).not.toContain(data.id)
  const { data: shown } = await anybody.matches.show({ matchId: data.id })
  expect(shown.info.visibility).toBe('link')
})

test('a match of somebody who does not run the ground leaves it to be booked', async () => {
  const ground = { name: `Oval ${randomUUID()}` }
  const { data } = await client.scoring.create({ ...newT20(), ground })
  const spans = app.db.selectFrom('ground_span').selectAll().where('match_id', '=', data.id)

  expect(await spans.execute()).toEqual([])
})
