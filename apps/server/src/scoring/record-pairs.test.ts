import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { phone, scoredMatch } from './scoring.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

test('a score below nothing is kept, and who is out in pairs bats on', async () => {
  const match = await scoredMatch(app, { conditions: { format: 'indoor' } })
  const { client, matchId, seq, start, ball } = match
  const { striker } = ball(0)
  const out = { ...ball(0), wickets: [{ kind: 'bowled' as const, playerOut: striker }] }
  await client.scoring.record({ matchId, device: phone, after: seq, facts: [start, out, ball(1)] })
  const { data } = await client.matches.show({ matchId })

  expect(data.card.innings[0]).toMatchObject({ runs: -4, wickets: 1 })
  const rows = app.db.selectFrom('batting_innings').select(['out', 'runs'])
  expect(await rows.where('person_id', '=', striker).executeTakeFirst()).toEqual({
    out: true,
    runs: 1,
  })
})
