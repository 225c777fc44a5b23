import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { ask, seqsIn, Wire } from '#live/live.testing.ts'
import { readMatch, recordFacts } from '#matches/matches.ts'
import { newMatch } from '#matches/new-match.testing.ts'
import { nextFact } from '#sample/simulate-match.ts'
import { readAccessToken, signAccessToken } from '#sessions/access-token.ts'
import type { AppContext } from '#app-context.ts'
import { startServer } from './server.testing.ts'

const FIVE_MINUTES = 300_000
const { app, port } = await startServer(await freshDatabase())

/** The same installation by a clock that is off, in milliseconds. */
const off = (by: number): AppContext => ({
  ...app,
  now: () => new Date(Date.now() + by).toISOString(),
})
const [early, late] = [off(-FIVE_MINUTES), off(FIVE_MINUTES)]

async function playOn(by: AppContext, matchId: string): Promise<void> {
  const state = await readMatch(by, matchId)
  const fact = state && nextFact(state, 7)
  if (!state || !fact) throw new Error('There is nothing left to play.')
  const { seq: expectedSeq } = state
  const recorded = await recordFacts(by, { matchId, expectedSeq, facts: [fact], recordedBy: 'x' })
  expect(recorded.ok).toBe(true)
}

test('servers whose clocks are ten minutes apart write one log, in its order', async () => {
  const { matchId } = await newMatch(app)

  for (const by of [late, early, late, late, early, early]) await playOn(by, matchId)
  const wire = new Wire(port, ask(`/live/${matchId}?after=0`))

  expect(seqsIn(await wire.until((text) => text.includes('id: 6\n')))).toEqual([1, 2, 3, 4, 5, 6])
  wire.socket.destroy()
})

test('a token is valid on servers whose clocks differ by five minutes', async () => {
  const bearer = {
    accountId: '01990000-0000-7000-8000-000000000001',
    sessionId: '01990000-0000-7000-8000-000000000002',
  }

  for (const [here, there] of [
    [early, app],
    [late, app],
    [app, early],
    [app, late],
  ] as const) {
    expect(await readAccessToken(there, await signAccessToken(here, bearer))).toEqual(bearer)
  }
})
