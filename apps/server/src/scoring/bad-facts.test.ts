import type { Fact } from '@pavilion/cricket/facts.ts'
import { expect, test } from 'vitest'
import { freshApp, listening } from '#app/app-context.testing.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import type { AppContext } from '#app-context.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { phone, scoredMatch } from './scoring.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

const seqOf = async ({ client, matchId }: Awaited<ReturnType<typeof scoredMatch>>) =>
  (await client.matches.log({ matchId })).data.seq

test.for([99, 2 ** 31 - 1])(
  'a device that claims to know seq %d hears of the log',
  async (after) => {
    const match = await scoredMatch(app)
    const { client, matchId, seq, start } = match

    await expect(
      client.scoring.record({ matchId, device: phone, after, facts: [start] }),
    ).rejects.toMatchObject({ code: 'LOG_MOVED', status: 409, data: { seq } })
    expect(await seqOf(match)).toBe(seq)
  },
)

test.for([-1, 0.5, 2 ** 31, Number.MAX_SAFE_INTEGER, Number.NaN])(
  'seq %d is none',
  async (after) => {
    const { client, matchId, start } = await scoredMatch(app)

    await expect(
      client.scoring.record({ matchId, device: phone, after, facts: [start] }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  },
)

test('corrections of what is not in the log of this match are refused', async () => {
  const match = await scoredMatch(app)
  const { client, matchId, seq, start, ball } = match
  const other = await scoredMatch(app)
  const asked = { matchId: other.matchId, device: phone, after: other.seq }
  await other.client.scoring.record({ ...asked, facts: [other.start, other.ball(1)] })
  const facts: Fact[] = [
    { type: 'struck-out', seq: other.seq + 2 },
    { type: 'corrected', seq: Number.MAX_SAFE_INTEGER, fact: start },
    { type: 'inserted', after: 2 ** 31, fact: ball(1) },
    { type: 'corrected', seq, fact: other.ball(1) },
  ]

  for (const fact of facts) {
    await expect(
      client.scoring.record({ matchId, device: phone, after: seq, facts: [fact] }),
    ).rejects.toMatchObject({ code: 'FACT_REFUSED', data: { index: 0, seq } })
  }
  expect(await seqOf(match)).toBe(seq)
})

test('a hundred thousand facts are refused as too many, and nothing is written', async () => {
  const match = await scoredMatch(app)
  const { client, matchId, seq } = match
  const facts = Array.from({ length: 100_000 }, (): Fact => ({ type: 'noted', text: 'x' }))

  await expect(
    client.scoring.record({ matchId, device: phone, after: seq, facts }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  const ask = await listening(app)
  const body = { device: phone, after: seq, facts }
  expect((await ask(`/api/v1/matches/${matchId}/facts`, body)).status).toBe(413)
  expect(await seqOf(match)).toBe(seq)
})

test('of a run of facts in which one is refused nothing is written', async () => {
  const match = await scoredMatch(app)
  const { client, matchId, seq, start, ball } = match
  const facts = [start, ...Array.from({ length: 5 }, () => ball(1)), ball(77)]

  await expect(
    client.scoring.record({ matchId, device: phone, after: seq, facts }),
  ).rejects.toMatchObject({ code: 'FACT_REFUSED' })
  expect(await seqOf(match)).toBe(seq)
})

test('a scorer who is taken away while a ball is on its way does not record it', async () => {
  const match = await scoredMatch(app)
  const { client, matchId, seq, start, ball } = match
  const { data } = await client.scoring.invite({ matchId })
  const guestId = await someone(app)
  const guest = await clientAs(app, guestId)
  await guest.scoring.accept({ matchId, token: data.token })
  const asked = { matchId, device: phone }
  await guest.scoring.record({ ...asked, after: seq, facts: [start] })
  const answers = await Promise.allSettled([
    guest.scoring.record({ ...asked, after: seq + 1, facts: [ball(1)] }),
    client.scoring.remove({ matchId, accountId: guestId }),
    guest.scoring.record({ ...asked, after: seq + 2, facts: [ball(2)] }),
  ])
  const written = (await seqOf(match)) - seq - 1

  expect(answers[1].status).toBe('fulfilled')
  await expect(
    guest.scoring.record({ ...asked, after: seq + 1 + written, facts: [ball(4)] }),
  ).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  expect(await seqOf(match)).toBe(seq + 1 + written)
})

test('when a fact was recorded is what the database says, whatever a clock of the machine says', async () => {
  const { accountId, matchId, seq, start } = await scoredMatch(app)
  const ahead: AppContext = { ...app, now: () => '2051-01-01T00:00:00Z' }
  const client = await clientAs(ahead, accountId)
  await client.scoring.record({ matchId, device: phone, after: seq, facts: [start] })

  const { recorded_at: at } = await app.db
    .selectFrom('match_event')
    .select('recorded_at')
    .where('match_id', '=', matchId)
    .where('seq', '=', seq + 1)
    .executeTakeFirstOrThrow()
  expect(Math.abs(Date.parse(at) - Date.parse(app.now()))).toBeLessThan(600_000)
})
