import { expect, test } from 'vitest'
import { disagreements } from '../result/disagreements.ts'
import { outcomeOf } from '../result/outcome.ts'
import { viewOf } from '../views/view.ts'
import { file, innings, played, runs, six } from './file.testing.ts'

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

test('a margin that is none is passed over, and the score tells it', () => {
  for (const by of [{}, { runs: -1 }, { wickets: 1.5 }, { wickets: '3' }, 'by much']) {
    const { outcome, differ } = told({ winner: 'Quetta', by }, chase(6))

    expect(outcome).toMatchObject({ winner: 'Quetta', by: { wickets: 10 } })
    expect(differ).toEqual([])
  }
})

test('a result says by which method, and keeps the name of one that sets a target', () => {
  const text = (method: string) =>
    viewOf(played(file({ info: { outcome: { winner: 'Quetta', method } }, innings: [chase(4)] })))
      .result?.text

  expect(text('D/L (Standard Edition)')).toBe('Quetta won, D/L (Standard Edition)')
  expect(['D/L', 'DLS', 'VJD', 'Lost fewer wickets'].map(text)).toEqual([
    'Quetta won (D/L method)',
    'Quetta won (DLS method)',
    'Quetta won (VJD method)',
    'Quetta won (lost fewer wickets)',
  ])
})

test('what the score cannot decide is taken from the file', () => {
  const stated = [
    { winner: 'Lahore', method: 'Awarded' },
    { winner: 'Lahore', by: { runs: 40 }, method: 'D/L' },
    { winner: 'Lahore', method: 'Lost fewer wickets' },
    { winner: 'Lahore', method: '1st innings score' },
  ]

  for (const outcome of stated) expect(told(outcome, chase(6)).differ).toEqual([])
})

test('a match broken off has no result, but not one that the score had decided', () => {
  const outcome = { result: 'no result' }

  expect(told(outcome, chase(3)).differ).toEqual([])
  expect(told(outcome, chase(6)).differ).toEqual([
    { what: 'result', stated: 'No result', computed: 'Quetta won by 10 wickets' },
  ])
})

test('nobody wins a match of two innings a side that ended in the second', () => {
  const multiDay = { match_type: 'MDM', overs: undefined }
  const outcome = (stated: object) =>
    disagreements(
      played(
        file({
          info: { ...multiDay, outcome: stated },
          innings: [innings([runs(4)], { declared: true }), chase(6)],
        }),
      ),
    )

  expect(outcome({ result: 'draw' })).toEqual([])
  expect(outcome({ winner: 'Quetta', by: { runs: 2 } })).toEqual([
    { what: 'result', stated: 'Quetta won by 2 runs', computed: 'Match drawn' },
  ])
})

test('a tie broken by runs in a Super Over names its winner', () => {
  const supers = [
    { team: 'Quetta', super_over: true, overs: [{ over: 0, deliveries: [runs(3)] }] },
    { team: 'Lahore', super_over: true, overs: [{ over: 0, deliveries: [runs(4)] }] },
  ]
  const state = (eliminator?: string) =>
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
  expect(disagreements(state())).toEqual([{ what: 'tie break', stated: null, computed: 'Lahore' }])
})

test('a Super Over that is tied too is decided by boundaries or by another, as was the rule of the day', () => {
  const superOver = (team: string, scored: number) => ({
    team,
    super_over: true,
    overs: [{ over: 0, deliveries: [...Array.from({ length: 5 }, () => runs(0)), runs(scored)] }],
  })
  const tieBreak = (day: string) =>
    outcomeOf(
      played(
        file({
          info: { dates: [day], outcome: { result: 'tie' } },
          innings: [
            innings([runs(4)]),
            chase(3, { penalty_runs: { post: 1 } }),
            superOver('Quetta', 2),
            superOver('Lahore', 2),
          ],
        }),
      ),
    )?.tieBreak

  expect(tieBreak('2019-10-13')).toEqual({ winner: 'Lahore', kind: 'super over' })
  expect(tieBreak('2019-10-14')).toBeNull()
})

test('a file that does not say how the match ended leaves it to the score', () => {
  const end = (all: readonly object[], info: object = {}) =>
    outcomeOf(played(file({ info, innings: all })))?.kind
  const multiDay = { match_type: 'MDM', overs: undefined }
  const short = { overs: 1 }
  const first = { team: 'Lahore', overs: [{ over: 0, deliveries: six }] }
  const level = { team: 'Quetta', overs: [{ over: 0, deliveries: six }] }

  expect(end([innings([runs(4)]), chase(6)])).toBe('won')
  expect(end([first, level], short)).toBe('tied')
  expect(end([first, level], multiDay)).toBe('drawn')
  expect(end([innings([runs(4)]), chase(3)])).toBe('no result')
  expect(end([])).toBeUndefined()
  expect(end([innings([runs(4)]), chase(3)], { outcome: { result: 'rained off' } })).toBe(
    'no result',
  )
})
