import { randomUUID } from 'node:crypto'
import type { MatchId } from '@pavilion/contract/ids.ts'
import { awardKinds } from '@pavilion/cricket/awards/formula.ts'
import type { BallBowled, Fact } from '@pavilion/cricket/facts.ts'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { scoredMatch } from '#scoring/scoring.testing.ts'
import { aCup, four, refusal, scoreByPad, startCups } from '../fixtures/cup.testing.ts'

const { app, aClient, search, show } = await startCups()

/** A cup of which one match is played, what the table and the awards say, and corrections of its balls. */
async function aPlayedCup() {
  const client = await aClient()
  const tournamentId = await aCup(client, four)
  await search(client, tournamentId)
  const { fixtures } = (await client.tournaments.publishFixtures({ tournamentId })).data
  const matchId: MatchId = fixtures[0]!.match!.id
  await scoreByPad(client, matchId)
  const { entries, seq: after } = (await client.scoring.show({ matchId })).data
  const ballAt = (seq: number): BallBowled => {
    const { fact } = entries[seq - 1]!
    if (fact.type !== 'ball-bowled') throw new Error(`Entry ${seq} is no ball.`)
    return fact
  }
  const corrected = (seq: number, runs: number): Fact => ({
    type: 'corrected',
    seq,
    fact: { ...ballAt(seq), runs },
    reason: 'Miscounted',
  })
  const shown = async () => {
    const { standings, awards } = await show(tournamentId)
    const rows = standings.map(({ team, played, points, netRunRate }, at) => {
      return [team.name, { place: at + 1, played, points, netRunRate }] as const
    })
    const lines = awardKinds.map((kind) => {
      const ranked = awards[kind].map(({ player, points }, at) => {
        return [player.name, { place: at + 1, points }] as const
      })
      return [kind, new Map(ranked)] as const
    })
    return { table: new Map(rows), awards: new Map(lines) }
  }
  const record = async (facts: Fact[]) => {
    const device = randomUUID()
    await client.scoring.claim({ matchId, device, takeOver: { reason: 'A miscount' } })
    await client.scoring.record({ matchId, device, after, facts })
  }
  return { client, matchId, after, corrected, shown, record }
}

test.each([
  ['other runs of the first innings', 3, 1],
  ['a chase that is not over', 6, 2],
  ['a score that is too much for the chase', 3, 6],
])('%s change what they were said to change, and nothing else', async (_, seq, runs) => {
  const { client, matchId, after, corrected, shown, record } = await aPlayedCup()
  const facts = [corrected(seq, runs)]
  const before = await shown()

  const { data } = await client.tournaments.consequences({ matchId, after, facts })
  expect(await shown()).toEqual(before)
  await record(facts)

  const rows = data.tables.flatMap((table) => table.rows)
  expect(rows).not.toEqual([])
  for (const { team, from, to } of rows) {
    expect(before.table.get(team)).toEqual(from)
    before.table.set(team, to!)
  }
  for (const { kind, lines } of data.awards) {
    for (const { player, from, to } of lines) {
      const list = before.awards.get(kind)!
      expect(list.get(player) ?? null).toEqual(from)
      if (to === null) list.delete(player)
      else list.set(player, to)
    }
  }
  const now = await shown()
  expect(before.table).toEqual(now.table)
  expect(before.awards).toEqual(now.awards)
})

test('only who scores is told, of the latest log, and of what the Laws allow', async () => {
  const { client, matchId, after, corrected } = await aPlayedCup()
  const asked = { matchId, after, facts: [corrected(3, 1)] }
  const other = await clientAs(app, await someone(app))

  expect(await refusal(other.tournaments.consequences(asked))).toBe('NOT_ALLOWED')
  expect(await refusal(client.tournaments.consequences({ ...asked, after: after - 1 }))).toBe(
    'LOG_MOVED',
  )
  expect(
    await refusal(
      client.tournaments.consequences({ ...asked, facts: [{ type: 'struck-out', seq: 99 }] }),
    ),
  ).toBe('FACT_REFUSED')
})

test('a match of no tournament changes none', async () => {
  const { client, matchId, seq } = await scoredMatch(app)
  const facts: Fact[] = [{ type: 'noted', text: 'Rain' }]
  const { data } = await client.tournaments.consequences({ matchId, after: seq, facts })

  expect(data).toEqual({ tournament: null, tables: [], awards: [] })
})
