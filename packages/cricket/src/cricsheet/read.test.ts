import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scorecard } from '../views/scorecard.ts'
import { viewOf } from '../views/view.ts'
import { ball, file, innings, played, runs, six } from './file.testing.ts'
import { readCricsheet } from './read.ts'

function error(json: unknown): string {
  const match = readCricsheet(json)
  return match.ok ? 'read' : match.message
}

test('a file gives sides, toss, conditions and what else it says', () => {
  const match = readCricsheet(
    file({ info: { season: 2026, event: { name: 'Cup', match_number: 3 } } }),
  )
  if (!match.ok) throw new Error(match.message)

  expect(match.value.meta).toMatchObject({
    season: '2026',
    gender: 'female',
    event: { name: 'Cup', matchNumber: 3 },
  })
  expect(match.value.meta.registry.get('A Ali')).toBe('0a1b2c3d')
  expect(match.value.setup.conditions).toMatchObject({ oversPerInnings: 20, freeHit: true })
  expect(match.value.entries[0]?.fact).toEqual({ type: 'toss', winner: 'Lahore', decision: 'bat' })
})

test('keys nobody knows are passed over, and a misspelt one is understood', () => {
  const wicket = { kind: 'bowled', playeer_out: 'A Ali', colour: 'red' }
  const state = played(
    file({ innings: [innings([ball({ wickets: [wicket], actual_delivery: 1 })], { x: 1 })] }),
  )

  expect(state.current).toMatchObject({ wickets: 1, balls: 1 })
})

test('what does not fit is named by its path', () => {
  const bad = file({ innings: [innings([ball(), { ...ball(), runs: { batter: '4' } }])] })

  expect(error(null)).toBe('file: expected an object.')
  expect(error([])).toBe('file: expected an object.')
  expect(error({})).toBe('info: expected an object.')
  expect(error(file({ info: { teams: ['Lahore'] } }))).toBe('info.teams: expected two teams.')
  expect(error(file({ innings: [{ team: 'Multan' }] }))).toBe(
    'innings[0].team: expected one of the two teams.',
  )
  expect(error(bad)).toBe(
    'innings[0].overs[0].deliveries[1].runs.batter: expected a whole number from 0 to 9999.',
  )
  expect(
    error(
      file({ innings: [innings([ball({ wickets: [{ kind: 'eaten', player_out: 'A Ali' }] })])] }),
    ),
  ).toBe('innings[0].overs[0].deliveries[0].wickets[0].kind: expected a known dismissal.')
})

test('huge counts are refused before they are worked on', () => {
  const deliveries = Array.from({ length: 201 }, () => ball())

  expect(
    error(file({ innings: Array.from({ length: 61 }, () => ({ team: 'Lahore' })) })),
  ).toContain('at most 60')
  expect(error(file({ innings: [innings(deliveries)] }))).toContain('at most 200')
  expect(error(file({ info: { teams: ['x'.repeat(2_000), 'y'] } }))).toContain('at most 1000')
})

test('whatever a file holds, the reader answers', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (any, other, third) => {
      for (const json of [any, { info: any, innings: other }, file({ innings: any })]) error(json)
      error(
        file({ info: { event: any, toss: other, players: third, registry: any, outcome: other } }),
      )
      error(
        file({
          innings: [innings([ball({ extras: any }), ball({ wickets: other, review: third })])],
        }),
      )
      error(
        file({
          innings: [{ team: 'Lahore', powerplays: any, target: other, penalty_runs: third }],
        }),
      )
    }),
  )
})

test('a one-day match of forty overs allows a bowler eight', () => {
  const match = readCricsheet(file({ info: { match_type: 'ODM', overs: 40 } }))
  if (!match.ok) throw new Error(match.message)

  expect(match.value.setup.conditions).toMatchObject({ oversPerInnings: 40, maxOversPerBowler: 8 })
})

test('a batter timed out is out without a ball', () => {
  const deliveries = [ball({ wickets: [{ kind: 'timed out', player_out: 'C Cox' }] }), ball()]
  const { current } = played(file({ innings: [innings(deliveries)] }))

  expect(current?.wickets).toBe(1)
  expect(current?.batterById.get('C Cox')).toMatchObject({
    balls: 0,
    dismissal: { kind: 'timed out', bowler: null },
  })
  expect(current?.bowlers[0]?.wickets).toBe(0)
})

test('an over of five or seven is one over, announced or not', () => {
  const overs = [
    { over: 0, deliveries: six.slice(1) },
    { over: 1, deliveries: [...six, runs(1)] },
    { over: 2, deliveries: six },
  ]
  const state = played(
    file({ innings: [{ team: 'Lahore', overs, miscounted_overs: { '1': { balls: '7' } } }] }),
  )

  expect(state.current?.overs.map(({ balls, closed }) => [balls, closed])).toEqual([
    [5, true],
    [7, true],
    [6, true],
  ])
  expect(scorecard(state)[0]?.overs).toBe('3')
})

test('overs without deliveries, or without a legal one, keep the count of the others', () => {
  const wide = ball({ extras: { wides: 1 } })
  const overs = [
    { over: 0, deliveries: [] },
    { over: 1, deliveries: [wide] },
    { over: 2, deliveries: six },
  ]

  expect(played(file({ innings: [{ team: 'Lahore', overs }] })).current).toMatchObject({
    balls: 6,
    runs: 1,
    overs: [{ balls: 0 }, { balls: 6 }],
  })
})

test('a batter who leaves and comes back without a word is neither out nor lost', () => {
  const deliveries = [runs(1), runs(0, { batter: 'C Cox' }), runs(2, { non_striker: 'C Cox' })]
  const { current } = played(file({ innings: [innings(deliveries)] }))

  expect(current?.batters.map(({ id, runs: scored, left }) => [id, scored, left])).toEqual([
    ['A Ali', 3, null],
    ['B Baig', 0, 'unrecorded'],
    ['C Cox', 0, null],
  ])
  expect(current?.wickets).toBe(0)
})

test('a match without play has a view', () => {
  const view = viewOf(played(file({ info: { outcome: { result: 'no result' } } })))

  expect(view.board).toMatchObject({ status: 'abandoned', sentence: 'No result' })
})
