// A season by each set of rules of a local league; the points beside the matches are worked out by hand.
import { expect, test } from 'vitest'
import { season } from './golden-seasons.testing.ts'
import { scored, washedOut } from './results.testing.ts'
import { pointsTemplates } from './templates.ts'

const club = { overs: 45 }
const timed = { overs: null }

test('batting points from 100 runs to 220, and bowling points for each two wickets', () => {
  const matches = [
    scored('A 201/6 45.0, b 150/10 40.0', club), // a 20 + 4 + 5, b 2 + 3
    scored('c 95/10 30.0, B 96/2 20.0', club), // b 20 + 0 + 5, c 0 + 1
    scored('A 230/4 45.0, c 130/9 45.0', club), // a 20 + 5 + 4, c 2 + 2
    washedOut('a', 'd'), // 5 each
  ]

  // c and d have 5 points and no win; those of c are bonus points.
  expect(season(pointsTemplates['twenty-and-bonuses'], matches)).toEqual([
    '1 a 3 63',
    '2 b 2 30',
    '3 c 2 5',
    '4 d 1 5',
  ])
})

test('Grimsby: an outright win brings 20 points, another 10 and bonus points', () => {
  const matches = [
    scored('a 180/8 45.0, B 181/4 40.0', club), // b 20, a 4 + 2
    scored('A 190/7 45.0, c 170/8 45.0', club), // a 10 + 4 + 4, c 3 + 3
    scored('C 0/0 0.0, b 0/0 0.0', { ...club, decision: 'conceded' }), // c 15, b -5
    scored('b 120/10 40.0, C 121/9 44.0', club), // c 20, b 1 + 4
    washedOut('a', 'b'), // 5 each
    scored('D 150/5 45.0, e 125/8 45.0', club), // d 10 + 3 + 4, e 2 + 2
    scored('E 175/5 45.0, d 130/6 45.0', club), // e 10 + 4 + 3, d 2 + 2
  ]

  // d and e have 21 points and a win; e has 6 batting points, d has 5.
  expect(season(pointsTemplates.grimsby, matches)).toEqual([
    '1 c 3 41',
    '2 a 3 29',
    '3 b 4 25',
    '4 e 2 21',
    '5 d 2 21',
  ])
})

test('Bassetlaw: no bonus for winners, winning draws, all bowling points against a short side', () => {
  const matches = [
    scored('A 200/6 50.0, b 150/10 40.0', timed), // a 20, b 1 + 2
    scored('c 180/5 45.0 dec, a 160/7 40.0', { ...timed, result: 'drawn' }), // c 10 + 3 + 3, a 2 + 2 + 2
    scored('b 170/9 50.0 dec, c 170/10 45.0', timed), // b 6 + 2 + 4, c 6 + 2 + 4
    scored('C 130/7 38.0 out, b 120/10 40.0', timed), // c 20, b 0 + 4 for seven wickets of eight players
  ]

  expect(season(pointsTemplates.bassetlaw, matches)).toEqual(['1 c 3 48', '2 a 2 26', '3 b 3 19'])
})

test('Camberley: wickets in hand bring points after a chase, and after nothing else', () => {
  const matches = [
    scored('a 150/8 45.0, B 151/3 40.0', club), // b 10 + 3, a 3
    scored('B 200/5 45.0, c 120/10 40.0', club), // b 10, c 1
    scored('c 99/10 30.0, A 100/0 15.0', club), // a 10 + 4
  ]

  expect(season(pointsTemplates.camberley, matches)).toEqual(['1 b 2 23', '2 a 2 17', '3 c 2 1'])
})

test('WCSL: points per match, rain left out, draws won by wickets, the run rate as batting points', () => {
  const matches = [
    scored('A 200/8 40.0, b 150/10 35.0', timed), // a 12 + 5 + 5, b 4.28 + 4
    scored('c 210/4 35.0 dec, a 180/6 40.0', { ...timed, result: 'drawn' }), // c 8 + 6 + 3, a 4 + 4.5 + 2
    washedOut('b', 'c'), // not counted
    scored('C 0/0 0.0, b 0/0 0.0', { ...timed, decision: 'walkover' }), // c 20, b -5
    scored('D 160/3 30.0 dec, b 100/10 25.0', timed), // d 12 + 5.33 + 5, b 4 + 1.5
  ]

  // d 22.33, c 37 / 2 = 18.5, a 32.5 / 2 = 16.25, b 8.78 / 3.
  expect(season(pointsTemplates.wcsl, matches)).toEqual([
    '1 d 1 22.33',
    '2 c 2 37',
    '3 a 2 32.5',
    '4 b 3 8.78',
  ])
})
