import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'

const app = await freshApp('sample')
const client = clientOf(app)

const { items } = (await client.tournaments.filter({ filter: { text: 'Monsoon Cup' } })).data
const tournamentId = items[0]!.id

const show = async (scored?: 'ball-by-ball' | 'neutral' | 'signed') =>
  (await client.tournaments.show({ tournamentId, scored })).data

test('the leaders are those of matches that were scored in the way that is asked for', async () => {
  const all = await show()

  expect((await show('ball-by-ball')).leaders).toEqual(all.leaders)
  const { leaders, results, standings } = await show('neutral')
  expect(Object.values(leaders).flat()).toEqual([])
  expect(results).toEqual(all.results)
  expect(standings).toEqual(all.standings)
})

test('those of signed matches have what they made in these', async () => {
  const [match] = (await show()).results
  await app.db
    .insertInto('match_signature')
    .values({
      match_id: match!.id,
      seq: 1,
      head: '0'.repeat(64),
      role: 'umpire',
      name: 'Una Umpire',
      signed_at: app.now(),
    })
    .execute()
  const { innings } = (await client.matches.innings({ matchId: match!.id })).data
  const scores = innings
    .filter(({ superOver }) => !superOver)
    .flatMap(({ batting }) => batting.map(({ runs }) => runs))

  const { leaders } = await show('signed')

  expect(leaders.runs.map(({ value }) => value)).toEqual(
    scores.toSorted((one, other) => other - one).slice(0, 5),
  )
  for (const { matches } of Object.values(leaders).flat()) expect(matches).toBe(1)
})
