// A season by each set of rules of limited overs; the points beside the matches are worked out by hand.
import { expect, test } from 'vitest'
import { season, seasonWithRates } from './golden-seasons.testing.ts'
import { scored, washedOut } from './results.testing.ts'
import { pointsTemplates } from './templates.ts'

const fifty = { overs: 50 }

test('two points a win: wins come before net run rate, as in the Indian Premier League', () => {
  const matches = [
    scored('A 180/5 20.0, b 150/8 20.0'), // a 2
    scored('B 160/4 20.0, c 150/9 20.0'), // b 2
    scored('c 169/7 20.0, A 170/6 19.0'), // a 2
    washedOut('c', 'd'), // c 1, d 1
    washedOut('b', 'd'), // b 1, d 1
    scored('d 140/10 19.3, C 141/2 10.0'), // c 2
  ]

  // b and c have three points and a win each. b: 310 off 40 overs less 330 off 40, or -0.500. c: 150 + 169 + 141 off
  // 50 overs, 9.200, less 160 + 170 + 140 off 20 + 19 + 20, 7.966.
  expect(season(pointsTemplates.two, matches)).toEqual(['1 a 2 4', '2 c 4 3', '3 b 3 3', '4 d 3 2'])
})

test('the World Cup of 2015: those level in everything stand as they were seeded', () => {
  const matches = [
    scored('A 200/5 50.0, c 150/8 50.0', fifty), // a 2
    scored('B 200/5 50.0, c 150/8 50.0', fifty), // b 2
    washedOut('a', 'b'), // 1 each
    scored('c 159/9 50.0, D 160/4 40.0', fifty), // d 2
    washedOut('e', 'f'), // 1 each
    washedOut('e', 'f'), // 1 each
  ]
  const seeding = ['d', 'b', 'f', 'a', 'e', 'c']

  // a and b: 3 points, a win, 200/50 - 150/50 = +1.000, and 1 point against one another. d has a win, e and f none.
  expect(season(pointsTemplates['world-cup-2015'], matches, { seeding })).toEqual([
    '1 b 2 3',
    '2 a 2 3',
    '3 d 1 2',
    '4 f 2 2',
    '5 e 2 2',
    '6 c 3 0',
  ])
})

test('the table of the Asia Cup of 2014 follows from its matches, bonus points included', () => {
  const matches = [
    'SriLanka 296/6 50.0, pakistan 284/10 48.5', // 4
    'bangladesh 279/7 50.0, India 280/4 49.0', // 4
    'Pakistan 248/8 50.0, afghanistan 176/10 47.2', // 5: 248 are more than 1.25 times 176, which is 220
    'india 264/9 50.0, SriLanka 265/8 49.2', // 4
    'Afghanistan 254/6 50.0, bangladesh 222/10 47.5', // 4
    'india 245/8 50.0, Pakistan 249/9 49.4', // 4
    'SriLanka 253/6 50.0, afghanistan 124/10 38.4', // 5
    'bangladesh 326/3 50.0, Pakistan 329/7 49.5', // 4
    'afghanistan 159/10 45.2, India 160/2 32.2', // 5: 4.95 an over against 3.18
    'bangladesh 204/9 50.0, SriLanka 208/7 49.0', // 4
  ].map((text) => scored(text, fifty))

  expect(seasonWithRates(pointsTemplates['asia-cup-2014'], matches)).toEqual([
    'srilanka 4 17 0.773',
    'pakistan 4 13 0.349',
    'india 4 9 0.450',
    'afghanistan 4 4 -1.278',
    'bangladesh 4 0 -0.259',
  ])
})

test('four points a win, and five for a fast one', () => {
  const matches = [
    scored('A 125/5 20.0, b 100/8 20.0'), // a 4 + 1: exactly one and a quarter times
    scored('C 124/5 20.0, b 100/8 20.0'), // c 4
    scored('a 150/5 20.0, c 150/8 20.0'), // 2 each
  ]

  expect(season(pointsTemplates['four-and-bonus'], matches)).toEqual([
    '1 a 2 7',
    '2 c 2 6',
    '3 b 2 0',
  ])
  expect(season(pointsTemplates.four, matches)).toEqual(['1 a 2 6', '2 c 2 6', '3 b 2 0'])
})

test('the Big Bash of 2020/21: a point for being ahead after ten overs', () => {
  const matches = [
    scored('A 180/5 20.0 @10:70/2, b 150/6 20.0 @10:75/1'), // a 3, b 1
    scored('C 160/5 20.0 @10:80/2, b 150/6 20.0 @10:80/1'), // c 3 + 0.5, b 0.5
    washedOut('a', 'c'), // 1.5 + 0.5 each
  ]

  expect(season(pointsTemplates['three-and-boost'], matches)).toEqual([
    '1 c 2 5.5',
    '2 a 2 5',
    '3 b 2 1.5',
  ])
})

test('indoor: who loses a bowl-off keeps a point', () => {
  const sixteen = { overs: 16 }
  const matches = [
    scored('A 100/4 16.0, b 100/5 16.0', { ...sixteen, decision: 'tie break' }), // a 3, b 1
    scored('C 120/3 16.0, b 104/6 16.0', sixteen), // c 3
    scored('a 90/3 16.0, c 90/6 16.0', sixteen), // 1 each
  ]

  // a and c have 4 points and a win; c is 210/32 - 194/32 = +0.500, a is level with all.
  expect(season(pointsTemplates['three-and-bowl-off'], matches)).toEqual([
    '1 c 2 4',
    '2 a 2 4',
    '3 b 2 1',
  ])
})

test('under 13: ten points a win, batting points for both from 50 runs to 150', () => {
  const matches = [
    scored('A 152/3 20.0, b 88/6 20.0'), // a 10 + 6, b 2
    scored('c 49/10 18.0, B 50/1 9.0'), // b 10 + 1, c 0
    scored('a 100/3 20.0, c 100/6 20.0'), // 5 + 3 each
  ]

  expect(season(pointsTemplates['ten-and-batting'], matches)).toEqual([
    '1 a 2 24',
    '2 b 2 13',
    '3 c 2 8',
  ])
})
