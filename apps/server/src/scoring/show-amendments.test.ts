import type { BallBowled, Fact } from '@pavilion/cricket/facts.ts'
import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { anOrganisation } from '#app/access-walk/people.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { phone, scoredMatch } from './scoring.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

const ENDED: Fact = { type: 'match-ended', result: 'no result' }

/** A match with a ball, then whatever follows it. */
async function played(then: (seq: number, ball: (runs: number) => BallBowled) => readonly Fact[]) {
  const match = await scoredMatch(app)
  const { client, matchId, seq, start, ball } = match
  const facts = [start, ball(1), ...then(seq + 2, ball)]
  await client.scoring.record({ matchId, device: phone, after: seq, facts })
  const shown = async () => (await clientOf(app).scoring.amendments({ matchId })).data.amendments
  return { ...match, shown }
}

test('everybody reads what was corrected after the result: by whom, when, from, to and why', async () => {
  const { shown, seq } = await played((last, ball) => [
    ENDED,
    { type: 'corrected', seq: last, fact: ball(4), reason: 'The umpire signalled four' },
  ])

  expect(await shown()).toEqual([
    {
      seq: seq + 4,
      at: expect.stringMatching(/Z$/),
      by: 'Someone Else',
      reason: 'The umpire signalled four',
      isUndone: false,
      isAfterSigning: false,
      changes: [
        { number: '0.1', from: expect.stringContaining('1'), to: expect.stringMatching(/4|four/i) },
      ],
    },
  ])
})

test('what was corrected before the result is no amendment, nor is what was undone on the pad', async () => {
  const { shown } = await played((last, ball) => [
    { type: 'corrected', seq: last, fact: ball(2), reason: 'Ran two' },
    ENDED,
    { type: 'struck-out', seq: last + 2 },
  ])

  expect(await shown()).toEqual([])
})

test('an amendment that was taken back says so, and the latest comes first', async () => {
  const { shown } = await played((last, ball) => [
    ENDED,
    { type: 'corrected', seq: last, fact: ball(4), reason: 'Four' },
    { type: 'struck-out', seq: last + 2, reason: 'It was one' },
  ])

  expect((await shown()).map(({ reason, isUndone }) => [reason, isUndone])).toEqual([
    ['It was one', false],
    ['Four', true],
  ])
})

test('a scorer who is a child is named by initials', async () => {
  const { shown, accountId } = await played((last, ball) => [
    ENDED,
    { type: 'corrected', seq: last, fact: ball(4), reason: 'Four' },
  ])
  const organisationId = await anOrganisation(app, 'club')
  const now = app.now()
  await app.db
    .insertInto('club_player')
    .values({
      organisation_id: organisationId,
      name: 'Someone Else',
      account_id: accountId,
      born_on: `${Number(now.slice(0, 4)) - 12}-01-01`,
      added_at: now,
    })
    .execute()

  expect((await shown())[0]?.by).toBe('S. E.')
})

test('there are none of a match that is not known', async () => {
  const matchId = '0198c5a0-0000-7000-8000-000000000000'

  await expect(clientOf(app).scoring.amendments({ matchId })).rejects.toMatchObject({
    code: 'MATCH_NOT_FOUND',
  })
})
