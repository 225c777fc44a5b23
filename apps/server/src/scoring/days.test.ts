import { MatchId } from '@pavilion/contract/ids.ts'
import type { Fact } from '@pavilion/cricket/facts.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { phone, scoredMatch } from './scoring.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

const stop = (reason: string): Fact => ({ type: 'stoppage', reason })

/** A match of several days in Adelaide, or nobody knows where, whose n-th ball came at the n-th time. */
async function played(zone: string | null, facts: readonly Fact[], times: readonly string[]) {
  const conditions = { format: 'multi-day' }
  const { client, matchId, seq, start, ball } = await scoredMatch(app, { conditions })
  const balls = times.map(() => ball(1))
  const recorded = [start, ...balls.flatMap((one, at) => [one, ...(facts[at] ? [facts[at]] : [])])]
  await client.scoring.record({ matchId, device: phone, after: seq, facts: recorded })
  await setTimes(matchId, times)
  await setPlace(matchId, zone)
  return (await clientOf(app).matches.show({ matchId: MatchId.parse(matchId) })).data.days
}

/** The log refuses this but to whoever owns the table. */
async function setTimes(matchId: string, times: readonly string[]) {
  await sql`alter table match_event disable trigger user`.execute(app.db)
  await sql`
    update match_event e set recorded_at = given.at::timestamptz
    from (select seq, (${sql.val([...times])}::text[])[row_number() over (order by seq)] as at
          from match_event where match_id = ${matchId}::uuid and fact->>'type' = 'ball-bowled') given
    where e.match_id = ${matchId}::uuid and e.seq = given.seq`.execute(app.db)
  await sql`alter table match_event enable trigger user`.execute(app.db)
}

async function setPlace(matchId: string, zone: string | null) {
  const ground =
    zone === null
      ? null
      : await app.db
          .insertInto('ground')
          .values({ name: `Oval ${matchId}`, city: 'Adelaide', country: 'AU', time_zone: zone })
          .returning('id')
          .executeTakeFirstOrThrow()
  await app.db
    .updateTable('match')
    .set({ starts_on: '2026-01-10', ends_on: '2026-01-13', ground_id: ground?.id ?? null })
    .where('id', '=', matchId)
    .execute()
}

/** In Adelaide 10:30 to 18:00, over midnight in UTC. */
const twoDays = ['2026-01-10T00:00:00Z', '2026-01-10T07:30:00Z', '2026-01-11T00:10:00Z']

test('the night is where the day changes at the ground, not in UTC', async () => {
  const early = ['2026-01-09T23:30:00Z', '2026-01-10T00:30:00Z', '2026-01-10T23:40:00Z']
  const days = await played('Australia/Adelaide', [], early)

  expect(days).toMatchObject([
    { day: 1, date: '2026-01-10', sessions: [{ end: 'stumps', runs: 2, overs: '0.2' }] },
  ])
})

test('without a ground a night is a long time without a ball', async () => {
  expect(await played(null, [], twoDays)).toMatchObject([
    { day: 1, date: null, sessions: [{ end: 'stumps', runs: 2 }] },
  ])
  expect(await played(null, [], twoDays.slice(0, 2))).toEqual([])
})

test('what the scorer noted tells the sessions', async () => {
  const days = await played('Australia/Adelaide', [stop('Lunch'), stop('Stumps')], twoDays)

  expect(days).toMatchObject([
    {
      day: 1,
      date: '2026-01-10',
      sessions: [
        { end: 'lunch', runs: 1 },
        { end: 'stumps', runs: 1 },
      ],
    },
  ])
})

test('balls that were sent together the next morning tell no night', async () => {
  const sent = Array.from({ length: 5 }, () => '2026-01-11T00:10:00Z')

  expect(await played('Australia/Adelaide', [], ['2026-01-10T00:00:00Z', ...sent])).toEqual([])
})
