import { expect, test } from 'vitest'
import { PersonId } from '@pavilion/contract/ids.ts'
import type { BallDescription } from '@pavilion/cricket/description.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { phone, scoredMatch } from '#scoring/scoring.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

/** A match of a ball that is described afterwards, as the pad does, one that is described with it, and one that is not. */
async function describedMatch() {
  const match = await scoredMatch(app)
  const { matchId, seq, client, start, ball } = match
  const said: BallDescription = {
    pitched: { line: -0.2, length: 0.35 },
    wagon: { angle: 80, length: 1 },
  }
  const first = ball(4)
  await client.scoring.record({
    matchId,
    device: phone,
    after: seq,
    facts: [
      start,
      first,
      { ...ball(0), pitched: { line: 0, length: 0.05 } },
      ball(2),
      { type: 'corrected', seq: seq + 2, fact: { ...first, ...said } },
    ],
  })
  return { ...match, striker: first.striker, bowler: first.bowler }
}

test('where balls pitched is told of who faced and of who bowled them, with the hand of the striker', async () => {
  const { client, striker, bowler } = await describedMatch()
  await app.db.updateTable('person').set({ bats: 'left' }).where('id', '=', striker).execute()
  const four = { line: -0.2, length: 0.35, runs: 4, outcome: 'boundary', isLeftHander: true }
  const dot = { line: 0, length: 0.05, runs: 0, outcome: 'dot', isLeftHander: true }
  const balls = { matches: 1, balls: [four, dot] }
  const none = { matches: 0, balls: [] }

  const faced = await client.players.pitches({ playerId: PersonId.parse(striker) })
  expect(faced.data).toEqual({ batting: balls, bowling: none })
  const bowled = await client.players.pitches({ playerId: PersonId.parse(bowler) })
  expect(bowled.data).toEqual({ batting: none, bowling: balls })
})

test('a shot that is described after its ball is among those of the player', async () => {
  const { client, striker } = await describedMatch()
  const { data } = await client.players.shots({ playerId: PersonId.parse(striker) })

  expect(data).toEqual({ matches: 1, shots: [{ angle: 80, length: 1, runs: 4 }] })
})
