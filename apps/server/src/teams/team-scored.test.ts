import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'

const app = await freshApp('sample')
const client = clientOf(app)

const { items } = (await client.teams.filter({ filter: { text: 'khyber falcons' } })).data
const teamId = items[0]!.id

const show = async (scored?: 'ball-by-ball' | 'both-sides' | 'signed') =>
  (await client.teams.show({ teamId, scored })).data

test('all figures of a team are those of matches that were scored in the way that is asked for', async () => {
  const all = await show()
  const { record, squad, season } = await show('ball-by-ball')
  expect({ record, squad, season }).toEqual({
    record: all.record,
    squad: all.squad,
    season: all.season,
  })

  const none = await show('both-sides')
  expect([none.record, none.squad]).toEqual([[], []])
  expect(none.season).toEqual({ ...all.season, runs: [], wickets: [], dismissals: [] })
  expect(none.team).toEqual(all.team)
  expect(none.results).toEqual(all.results)
})

test('those of signed matches alone are of these', async () => {
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

  const { record, squad, season } = await show('signed')

  expect(record).toMatchObject([{ format: 't20', played: 1 }])
  expect(squad).toHaveLength(11)
  for (const { matches } of squad) expect(matches).toBe(1)
  const most = Math.max(...squad.map(({ runs }) => runs))
  expect(season?.runs[0]).toMatchObject({ value: most, matches: 1 })
})
