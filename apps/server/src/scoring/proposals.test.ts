import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { phone, scoredMatch } from './scoring.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

test('a proposal is told to whoever scores, is not in the log, and is answered once', async () => {
  const { client, matchId, seq, start, ball } = await scoredMatch(app)
  await client.scoring.record({ matchId, device: phone, after: seq, facts: [start, ball(4)] })
  const id = randomUUID()
  const facts = [{ type: 'corrected' as const, seq: seq + 2, fact: ball(6), reason: 'Six' }]
  const propose = () => client.scoring.propose({ matchId, id, after: seq + 2, facts })

  await propose()
  await propose()
  const { data } = await client.scoring.show({ matchId })
  expect(data.proposals).toMatchObject([{ id, by: 'Someone Else', after: seq + 2, facts }])
  expect(data.seq).toBe(seq + 2)

  const settle = (answer: 'accepted' | 'declined') =>
    client.scoring.settle({ matchId, proposalId: id, answer })
  expect((await settle('declined')).data.proposals).toEqual([])
  await settle('accepted')
  const row = app.db.selectFrom('scoring_proposal').select('answer').where('id', '=', id)
  expect(await row.executeTakeFirst()).toEqual({ answer: 'declined' })
})

test('the proposals of one match are not answered by another’s', async () => {
  const [one, other] = [await scoredMatch(app), await scoredMatch(app)]
  const id = randomUUID()
  const facts = [{ type: 'struck-out' as const, seq: 1 }]
  await one.client.scoring.propose({ matchId: one.matchId, id, after: 1, facts })

  await other.client.scoring.settle({
    matchId: other.matchId,
    proposalId: id,
    answer: 'accepted',
  })
  expect((await one.client.scoring.show({ matchId: one.matchId })).data.proposals).toHaveLength(1)
})
