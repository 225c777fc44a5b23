// A season by each set of rules of two innings a side; the points beside the matches are worked out by hand.
import { expect, test } from 'vitest'
import { season } from './golden-seasons.testing.ts'
import { scored, washedOut } from './results.testing.ts'
import { pointsTemplates } from './templates.ts'

const won = { overs: null }
const drawn = { overs: null, result: 'drawn' } as const

test('the County Championship: bonus points of the first 110 overs, then wickets, then runs', () => {
  const matches = [
    // a 16 + 4 for 420 + 3, b 0 for 240 + 2 for seven wickets in 110 overs
    scored('A 460/8 120.0 @110:420/7 dec, b 240/10 80.0, b 200/10 60.0', won),
    // b 8 + 2 + 3, c 8 + 1 + 3
    scored('b 300/10 90.0, c 250/9 110.0 dec, b 100/3 30.0', drawn),
    washedOut('a', 'c'), // 8 each
    scored('d 249/2 100.0 dec, e 240/1 90.0', drawn), // 8 each; e took two wickets, d one
  ]
  const adjustments = [{ team: 'b', points: -3, reason: 'Slow over rate' }]

  expect(season(pointsTemplates['county-championship'], matches, { adjustments })).toEqual([
    '1 a 2 31',
    '2 c 2 20',
    '3 b 2 12',
    '4 e 1 8',
    '5 d 1 8',
  ])
})

test('the Ranji Trophy: three for a draw with the lead, a bonus for an innings or ten wickets', () => {
  const matches = [
    scored('A 400/10 120.0, b 150/10 50.0, b 200/10 60.0', won), // a 6 + 1
    scored('b 300/10 90.0, c 250/10 80.0, b 100/5 30.0', drawn), // b 3, c 1
    scored('c 200/10 70.0, A 150/10 50.0, c 90/10 40.0, a 141/0 20.0', won), // a 6 + 1
    scored('a 300/10 90.0, c 200/4 60.0', drawn), // 1 each: nobody led on first innings yet
    washedOut('a', 'b'), // 1 each
  ]

  expect(season(pointsTemplates['ranji-trophy'], matches)).toEqual([
    '1 a 4 16',
    '2 b 3 4',
    '3 c 3 2',
  ])
})

test('the Sheffield Shield: a lead on first innings is kept, also after a defeat', () => {
  const matches = [
    scored('b 300/10 90.0, A 200/10 60.0, b 100/10 30.0, a 201/7 60.0', won), // a 6, b 2
    scored('c 350/10 100.0, a 300/10 90.0', drawn), // c 2
    scored('B 400/10 120.0, c 200/10 60.0, c 150/10 50.0', won), // b 6, and nothing more for the lead
  ]

  expect(season(pointsTemplates['sheffield-shield'], matches)).toEqual([
    '1 b 2 8',
    '2 a 2 6',
    '3 c 2 2',
  ])
})
