import type { Fact } from '@pavilion/cricket/facts.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { someone, tokenOf } from '#app/access-walk/people.testing.ts'
import { startServer } from '#app/server.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { newT20, phone } from './scoring.testing.ts'

const { app, origin } = await startServer(await freshDatabase())

/** What a program with the account's token gets for a POST. */
async function poster() {
  const token = await tokenOf(app, await someone(app))
  return async (path: string, body: object) => {
    const response = await fetch(origin + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    })
    return { status: response.status, body: z.unknown().parse(await response.json()) }
  }
}

const { teams, conditions } = newT20()
const Made = z.object({
  data: z.object({
    id: z.string(),
    seq: z.number(),
    setup: z.object({ teams: z.array(z.object({ id: z.string() })) }),
  }),
})

/** A match from nothing but its teams and conditions, where it takes facts, and what begins it. */
async function bareMatch() {
  const post = await poster()
  const made = await post('/api/v1/matches', { teams, conditions })
  expect(made.status).toBe(201)
  const { id, seq, setup } = Made.parse(made.body).data
  const toss: Fact = { type: 'toss', winner: setup.teams[0]?.id ?? '', decision: 'bat' }
  return { post, id, path: `/api/v1/matches/${id}/facts`, asked: { after: seq, facts: [toss] } }
}

test('a match is made of teams and conditions, and takes facts with the seq they follow', async () => {
  const { post, path, asked } = await bareMatch()

  const first = await post(path, asked)
  expect(first).toMatchObject({ status: 200, body: { data: { seq: asked.after + 1 } } })
  expect(await post(path, asked)).toEqual(first)
})

test('facts without a device that another request was faster with are not recorded', async () => {
  const { post, path, asked } = await bareMatch()
  await post(path, asked)

  const facts: Fact[] = [{ type: 'noted', text: 'Another program of the account' }]
  expect(await post(path, { ...asked, facts })).toMatchObject({
    status: 409,
    body: { code: 'LOG_MOVED', data: { seq: asked.after + 1 } },
  })
})

test('what names no device does not score beside a device of the same account', async () => {
  const { post, path, asked } = await bareMatch()
  await post(path, { ...asked, device: phone })

  const facts: Fact[] = [{ type: 'noted', text: 'Rain' }]
  expect(await post(path, { after: asked.after + 1, facts })).toMatchObject({
    status: 409,
    body: { code: 'NOT_THE_SCORER', data: { holder: { device: phone } } },
  })
})

test('what names no device can take over with a reason, and hand over again', async () => {
  const { post, id, path, asked } = await bareMatch()
  await post(path, { ...asked, device: phone })
  const scoring = `/api/v1/matches/${id}/scoring`

  const taken = await post(`${scoring}/claim`, { takeOver: { reason: 'Battery empty' } })
  expect(taken).toMatchObject({ status: 200 })
  const facts: Fact[] = [{ type: 'noted', text: 'Rain' }]
  expect((await post(path, { after: asked.after + 1, facts })).status).toBe(200)
  expect((await post(`${scoring}/grant`, { to: null })).status).toBe(200)
})

test('a setup without a key makes a match each time', async () => {
  const post = await poster()
  const ids = new Set<string>()
  for (let times = 0; times < 2; times += 1) {
    ids.add(Made.parse((await post('/api/v1/matches', { teams, conditions })).body).data.id)
  }

  expect(ids.size).toBe(2)
})
