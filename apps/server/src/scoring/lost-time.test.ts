import { MatchId } from '@pavilion/contract/ids.ts'
import type { Fact } from '@pavilion/cricket/facts.ts'
import { t20 } from '@pavilion/cricket/formats/t20.ts'
import { stoppageTimes } from '@pavilion/cricket/targets/stoppage-times.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { phone, scoredMatch } from './scoring.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

const lostTime = { secondsPerOver: 240, graceMinutes: 10, minimumOvers: 8 }
const rain: Fact = { type: 'stoppage', reason: 'Rain', at: '14:10' }

test('anybody who may see a match has its rules for lost time, and when play stopped and resumed', async () => {
  const conditions = { ...t20, powerplays: [], lostTime }
  const { client, matchId, seq, start, ball } = await scoredMatch(app, { conditions })
  const facts = [start, ball(1), rain, { type: 'play-resumed', at: '14:45' } as const]
  await client.scoring.record({ matchId, device: phone, after: seq, facts })

  const visitor = clientOf(app)
  const { setup } = (await visitor.matches.show({ matchId: MatchId.parse(matchId) })).data
  const log = (await visitor.matches.log({ matchId: MatchId.parse(matchId), after: 0 })).data
  const times = stoppageTimes(replay(setup, log.entries), setup.conditions.lostTime!.graceMinutes)

  expect(setup.conditions.lostTime).toEqual(lostTime)
  expect(times).toEqual({ stoppedAt: 850, resumesAt: 885, lostBefore: 0, graceLeft: 10 })
})

test('a time that no clock shows is refused', async () => {
  const { client, matchId, seq, start } = await scoredMatch(app, { conditions: t20 })
  const facts: Fact[] = [start, { type: 'stoppage', reason: 'Rain', at: '24:10' }]

  await expect(
    client.scoring.record({ matchId, device: phone, after: seq, facts }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('a result that takes more overs than are played is refused by name', async () => {
  const conditions = { ...t20, lostTime: { ...lostTime, minimumOvers: 21 } }

  await expect(scoredMatch(app, { conditions })).rejects.toMatchObject({
    cause: { issues: [{ path: ['conditions', 'lostTime'] }] },
  })
})
