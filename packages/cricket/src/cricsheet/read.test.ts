import fc from 'fast-check'
import { expect, test } from 'vitest'
import { replay } from '../match.ts'
import { disagreements, outcomeOf } from '../outcome.ts'
import { scorecard } from '../scorecard.ts'
import { viewOf } from '../view.ts'
import { readCricsheet } from './read.ts'

function ball(more: object = {}) {
  return {
    batter: 'A Ali',
    bowler: 'X Khan',
    non_striker: 'B Baig',
    runs: { batter: 0, extras: 0, total: 0 },
    ...more,
  }
}

function runs(batter: number, more: object = {}) {
  return ball({ runs: { batter, extras: 0, total: batter }, ...more })
}

const six = [ball(), ball(), ball(), ball(), ball(), ball()]

function file({ info = {}, innings = [] }: { info?: object; innings?: unknown } = {}) {
  return {
    meta: { data_version: '1.2.0', created: '2026-01-01', revision: 1 },
    info: {
      balls_per_over: 6,
      dates: ['2026-03-01'],
      gender: 'female',
      match_type: 'T20',
      overs: 20,
      teams: ['Lahore', 'Quetta'],
      players: { Lahore: ['A Ali', 'B Baig'], Quetta: ['X Khan', 'Y Yar'] },
      registry: { people: { 'A Ali': '0a1b2c3d' } },
      team_type: 'club',
      toss: { winner: 'Lahore', decision: 'bat' },
      ...info,
    },
    innings,
  }
}

function innings(deliveries: readonly object[], more: object = {}) {
  return { team: 'Lahore', overs: [{ over: 0, deliveries }], ...more }
}

function played(json: object) {
  const match = readCricsheet(json)
  if (!match.ok) throw new Error(match.message)
  return replay(match.value.setup, match.value.entries)
}

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

const chase = (of: number, more: object = {}) => ({
  team: 'Quetta',
  overs: [{ over: 0, deliveries: [runs(of)] }],
  ...more,
})

function told(outcome: object, second: object) {
  const state = played(file({ info: { outcome }, innings: [innings([runs(4)]), second] }))
  return { outcome: outcomeOf(state), differ: disagreements(state) }
}

test('a result that the score does not bear out is kept, and the difference told', () => {
  const { outcome, differ } = told({ winner: 'Quetta', by: { wickets: 8 } }, chase(6))

  expect(outcome).toMatchObject({ winner: 'Quetta', by: { wickets: 8 } })
  expect(differ).toEqual([{ what: 'margin', stated: { wickets: 8 }, computed: { wickets: 10 } }])
})

test('a chase broken off ahead of par is won by runs over par', () => {
  const method = 'D/L'
  const { differ } = told(
    { winner: 'Quetta', by: { runs: 3 }, method },
    chase(6, { target: { runs: 4, overs: 1.1 } }),
  )

  expect(differ).toEqual([])
})

test('what the score cannot decide is taken from the file', () => {
  const stated = [
    { winner: 'Lahore', method: 'Awarded' },
    { result: 'no result' },
    { winner: 'Lahore', by: { runs: 40 }, method: 'D/L' },
    { winner: 'Lahore', method: 'Lost fewer wickets' },
    { winner: 'Lahore', method: '1st innings score' },
  ]

  for (const outcome of stated) expect(told(outcome, chase(6)).differ).toEqual([])
})

test('a tie broken by runs in a Super Over names its winner', () => {
  const supers = [
    { team: 'Quetta', super_over: true, overs: [{ over: 0, deliveries: [runs(3)] }] },
    { team: 'Lahore', super_over: true, overs: [{ over: 0, deliveries: [runs(4)] }] },
  ]
  const state = (eliminator: string) =>
    played(
      file({
        info: { outcome: { result: 'tie', eliminator } },
        innings: [innings([runs(4)]), chase(4), ...supers],
      }),
    )

  expect(outcomeOf(state('Lahore'))?.tieBreak).toEqual({ winner: 'Lahore', kind: 'super over' })
  expect(disagreements(state('Lahore'))).toEqual([])
  expect(disagreements(state('Quetta'))).toEqual([
    { what: 'tie break', stated: 'Quetta', computed: 'Lahore' },
  ])
})

test('a match without play has a view', () => {
  const view = viewOf(played(file({ info: { outcome: { result: 'no result' } } })))

  expect(view.board).toMatchObject({ status: 'abandoned', sentence: 'No result' })
})
