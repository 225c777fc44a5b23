import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'

const app = await freshApp('sample')
const client = clientOf(app)

async function feats(sort: 'most-runs' | 'most-wickets') {
  const { data: players } = await client.players.filter({ sort, page: { size: 1 } })
  const { data } = await client.players.show({ playerId: players.items[0]!.id })
  return { ...data.feats, ...data }
}

test('the first of the best innings is the highest score of the career', async () => {
  const { innings, career } = await feats('most-runs')
  const [best] = innings

  expect(innings.length).toBe(3)
  expect(innings.map(({ runs }) => runs)).toEqual(
    innings.map(({ runs }) => runs).toSorted((one, other) => other - one),
  )
  expect(`${best!.runs}${best!.isOut ? '' : '*'}`).toBe(career[0]?.batting.highestScore)
})

test('the first of the best spells is the best bowling of the career', async () => {
  const { spells, career } = await feats('most-wickets')

  expect(`${spells[0]!.wickets}–${spells[0]!.runs}`).toBe(career[0]?.bowling.bestFigures)
})

test('a best is told with the match and the opponent, not the own side', async () => {
  const { innings, player } = await feats('most-runs')
  const { data } = await client.matches.filter({
    filter: { playerId: player.id },
    page: { size: 100 },
  })
  const card = data.items.find(({ id }) => id === innings[0]!.match.id)

  expect(player.teams.map(({ id }) => id)).not.toContain(innings[0]!.match.opponent.id)
  expect(card?.sides.map(({ id }) => id)).toContain(innings[0]!.match.opponent.id)
})

test('a milestone is passed in the match in which the sum reaches it', async () => {
  const { milestones, player } = await feats('most-runs')
  const passed = milestones.find(({ kind }) => kind === 'runs')
  const { data: list } = await client.matches.filter({
    filter: { playerId: player.id, until: passed!.match.day },
    page: { size: 100 },
  })
  const cards = await Promise.all(
    list.items.map((match) => client.matches.innings({ matchId: match.id })),
  )
  const scored = cards.flatMap(({ data: { innings } }) =>
    innings
      .filter(({ superOver }) => !superOver)
      .flatMap(({ batting }) => batting.filter(({ id }) => id === player.id))
      .map(({ runs }) => runs),
  )
  const total = scored.reduce((sum, runs) => sum + runs, 0)

  expect(total).toBeGreaterThanOrEqual(passed!.count)
  expect(milestones.at(-1)).toMatchObject({ kind: 'matches', count: 1 })
})

test('bests of matches that lists leave out are not told', async () => {
  const { innings, player } = await feats('most-runs')
  const [best, second] = innings
  await app.db
    .updateTable('match')
    .set({ visibility: 'link' })
    .where('id', '=', best!.match.id)
    .execute()
  const { data } = await client.players.show({ playerId: player.id })

  expect(data.feats.innings[0]?.match.id).toBe(second?.match.id)
})
