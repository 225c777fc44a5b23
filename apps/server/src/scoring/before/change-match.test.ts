import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { after } from '#security/instants.ts'
import { newT20, phone, scoredMatch } from '../scoring.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
await handleEvents(app)
const anybody = clientOf(app)

const DAY = 86_400
const inDays = (days: number) => new Date(after(app.now(), days * DAY)).toISOString()
const start = inDays(3)
const later = inDays(10)

/** A match that starts later, and what its maker sends to change nothing of it. */
async function planned(more: object = {}) {
  const accountId = await someone(app)
  const client = await clientAs(app, accountId)
  const { data } = await client.scoring.create({
    ...newT20(),
    startsAt: start,
    ground: { name: `Fort Road ${randomUUID()}` },
    officials: [{ role: 'umpire', name: 'Aleem Dar' }],
    ...more,
  })
  const plan = async () => (await client.scoring.plan({ matchId: data.id })).data
  const { ground, officials, visibility } = await plan()
  const asIs = {
    matchId: data.id,
    startsAt: start,
    ground: ground && { id: ground.id },
    officials: officials.map(({ role, id }) => ({ role, id })),
    visibility,
  } as Parameters<typeof client.scoring.change>[0]
  return { accountId, client, matchId: data.id, setup: data.setup, asIs, plan }
}

const refusal = async (asked: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await asked.catch((thrown: unknown) => thrown)
  return error instanceof Error && 'code' in error ? error.code : error
}

async function auditsOf(accountId: string) {
  const { rows } = await app.pool.query<{ details: Record<string, string> }>(
    "select details from security_event where account_id = $1 and kind = 'record-changed' order by id",
    [accountId],
  )
  return rows.map(({ details }) => details)
}

async function reader(thingId: string, kind: 'match' | 'team' = 'match') {
  const client = await clientAs(app, await someone(app))
  await client.following.follow({ kind, thingId })
  const told = async () => {
    await handleEvents(app)
    const { data } = await client.notifications.filter({ filter: { unread: true } })
    return data.items.map(({ body }) => body)
  }
  return { client, told }
}

test('its maker changes time, ground, officials, visibility and format of a match to come', async () => {
  const { client, matchId, asIs, plan, accountId } = await planned()

  const { data } = await client.scoring.change({
    ...asIs,
    startsAt: later,
    ground: { name: 'Canal Oval', city: 'Lahore' },
    officials: [...asIs.officials, { role: 'scorer', name: 'Sana Mir' }],
    visibility: 'link',
    conditions: { format: 'multi-day', days: 3 },
  })
  const { data: shown } = await anybody.matches.show({ matchId })

  expect(data).toMatchObject({
    ground: { name: 'Canal Oval' },
    visibility: 'link',
    conditions: { daysScheduled: 3 },
  })
  expect(data.officials.map(({ name }) => name)).toEqual(['Aleem Dar', 'Sana Mir'])
  expect(data).toEqual(await plan())
  expect(new Date(shown.card.startsAt ?? '').toISOString()).toBe(later)
  expect(shown.info.visibility).toBe('link')
  expect(await auditsOf(accountId)).toEqual([
    {
      call: 'scoring.change',
      matchId,
      changed: 'startsAt, ground, officials, visibility, conditions',
    },
  ])
})

test('followers hear of a new time once, and of nothing else', async () => {
  const { client, matchId, asIs } = await planned()
  const { told } = await reader(matchId)
  const moved = {
    ...asIs,
    startsAt: later,
    ground: { name: 'Canal Oval', city: 'Lahore' },
  }

  await client.scoring.change({ ...asIs, visibility: 'link' })
  expect(await told()).toEqual([])
  await client.scoring.change(moved)
  await client.scoring.change(moved)
  expect(await told()).toEqual([
    expect.stringMatching(/^Moved to \d+ \w+ at \d\d:\d\d, Canal Oval\.$/),
  ])
})

test('once it has started its time stays, and once something is recorded its format', async () => {
  const { client, matchId, setup, seq, start: begin } = await scoredMatch(app)
  const { data } = await client.scoring.plan({ matchId })
  const change = (more: object) =>
    client.scoring.change({
      matchId,
      startsAt: data.startsAt!,
      ground: null,
      officials: [],
      visibility: 'public',
      ...more,
    })
  const facts = { matchId, device: phone }

  expect(data).toMatchObject({ mayChange: true, mayReformat: true, mayDelete: true })
  expect((await change({ conditions: { format: 't10' } })).data.conditions.name).toBe('T10')
  await client.scoring.record({ ...facts, after: seq, facts: [{ type: 'noted', text: 'Rain' }] })
  expect(await refusal(change({ conditions: { format: 't20' } }))).toBe('MATCH_RECORDED')
  expect(await refusal(client.scoring.deleteMatch({ matchId }))).toBe('MATCH_RECORDED')
  await change({ startsAt: later })
  await client.scoring.record({ ...facts, after: seq + 1, facts: [begin] })
  expect(await refusal(change({}))).toBe('MATCH_STARTED')
  expect(await refusal(client.scoring.deleteMatch({ matchId }))).toBe('MATCH_STARTED')
  expect(setup.conditions.name).toBe('T20')
})

test('a match of which nothing is recorded is deleted, and is gone for everybody', async () => {
  const { client, matchId, asIs, accountId, setup } = await planned()
  const { told } = await reader(matchId)
  const scorer = await clientAs(app, await someone(app))
  const { data: invitation } = await client.scoring.invite({ matchId })
  await scorer.scoring.accept({ matchId, token: invitation.token })
  const { told: supporterTold } = await reader(setup.teams[0].id, 'team')

  await client.scoring.deleteMatch({ matchId })

  const off = 'This match is off. It was deleted.'
  expect(await told()).toEqual([off])
  expect(await supporterTold()).toEqual([off])
  expect((await scorer.notifications.filter({ filter: {} })).data.items).toMatchObject([
    { title: setup.teams.map(({ name }) => name).join(' v '), body: off },
  ])
  expect(await refusal(anybody.matches.show({ matchId }))).toBe('MATCH_NOT_FOUND')
  expect(await refusal(client.scoring.deleteMatch({ matchId }))).toBe('MATCH_NOT_FOUND')
  expect(await refusal(client.scoring.change(asIs))).toBe('MATCH_NOT_FOUND')
  expect(await auditsOf(accountId)).toEqual([{ call: 'scoring.deleteMatch', matchId }])
})

test('somebody who only scores changes nothing, and wrong fields are named', async () => {
  const { client, matchId, asIs } = await planned()
  const scorer = await clientAs(app, await someone(app))
  const { data } = await client.scoring.invite({ matchId })
  await scorer.scoring.accept({ matchId, token: data.token })
  const wrong = (more: object) =>
    client.scoring.change({ ...asIs, ...more }).catch((thrown: unknown) => thrown)
  const at = (path: string) => ({ cause: { issues: [{ path: path.split('.') }] } })

  expect((await scorer.scoring.may({ matchId })).data).toMatchObject({ score: true, manage: false })
  expect((await client.scoring.may({ matchId })).data).toMatchObject({ score: true, manage: true })
  expect(await refusal(scorer.scoring.change(asIs))).toBe('NOT_ALLOWED')
  expect(await refusal(scorer.scoring.deleteMatch({ matchId }))).toBe('NOT_ALLOWED')
  expect(await wrong({ startsAt: '9999-12-31T00:00:00Z' })).toMatchObject(at('startsAt'))
  expect(await wrong({ ground: { id: randomUUID() } })).toMatchObject(at('ground.id'))
  expect(await wrong({ conditions: { format: 'limited' } })).toMatchObject(at('conditions.overs'))
})
