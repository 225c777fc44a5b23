import { expect, test } from 'vitest'
import type { BallBowled } from '../facts.ts'
import { prose } from './prose.ts'

const ball: BallBowled = {
  type: 'ball-bowled',
  striker: 'a1',
  nonStriker: 'a2',
  bowler: 'b1',
  runs: 0,
}

const told = (one: Partial<BallBowled>) =>
  prose({
    ball: { ...ball, ...one },
    striker: 'Virk',
    bowler: 'Mengal',
    naming: (player) => player,
    side: (team) => `the ${team}`,
    runs: 12,
    balls: 9,
    total: 40,
    score: '40/1',
    stand: 20,
    standBalls: 18,
    figures: { runs: 9, wickets: 1, inARow: 0 },
    outs: null,
    batting: 'Homes',
    isPairs: false,
    limit: null,
    scene: {
      needed: null,
      left: null,
      isLastOver: false,
      ends: false,
      overWas: null,
      retires: false,
    },
    freeHit: false,
    freeHitNext: false,
    seed: 2,
  })

test('a review is told with the side and what came of it', () => {
  const review = { by: 'Rovers', decision: 'struck down', umpiresCall: true }

  expect(told({ reviews: [review] })).toBe('Reviewed by the Rovers: struck down, umpire’s call.')
  expect(told({ reviews: [{ ...review, umpiresCall: false }] })).toMatch(/: struck down\.$/)
  const ofWide = { by: 'Rovers', decision: 'upheld', type: 'wide' }
  expect(told({ reviews: [ofWide] })).toBe('Reviewed by the Rovers for a wide: upheld.')
})

test('a ball of which no more is known than its runs is not told twice', () => {
  expect(told({ runs: 0 })).toBe('')
  expect(told({ runs: 1 })).toBe('')
  expect(told({ extras: { wides: 1 } })).toBe('')
  expect(told({ extras: { legbyes: 2 } })).toBe('')
})

test('where the ball went is told without taking the batter for right-handed', () => {
  expect(told({ runs: 1, wagon: { angle: 10, length: 0.4 } })).toBe('Played down the ground.')
  expect(told({ runs: 2, wagon: { angle: 50, length: 0.6 } })).toBe('Hit in front of square.')
  expect(told({ runs: 2, wagon: { angle: 310, length: 0.6 } })).toBe('Hit in front of square.')
  expect(told({ runs: 0, wagon: { angle: -170, length: 0.2 } })).toBe(
    'Played fine, behind the wicket.',
  )
})

test('a boundary tells what the batter has', () => {
  expect(told({ runs: 4, wagon: { angle: 90, length: 1 } })).toBe(
    'Square of the wicket. Virk has 12 from 9.',
  )
  expect(told({ runs: 6 })).toBe('Virk has 12 from 9.')
  expect(told({ runs: 6, wagon: { angle: 0, length: 1 } })).toBe(
    'Over the boundary down the ground. Virk has 12 from 9.',
  )
})

test('runs are all run where that was recorded, and five may have overthrows among them', () => {
  expect(told({ runs: 4, nonBoundary: true })).toBe('All run; Virk has 12.')
  expect(told({ runs: 5 })).toBe('Virk has 12.')
  expect(told({ runs: 5, wagon: { angle: 90, length: 0.5 } })).toBe(
    'Hit square of the wicket. Virk has 12.',
  )
})

test('stroke, length and fielder are told where the scorer recorded them', () => {
  expect(
    told({ runs: 1, stroke: 'pull', pitched: { line: 0, length: 0.6 }, fieldedBy: 'Wattoo' }),
  ).toBe('Short, pulled, fielded by Wattoo.')
  expect(told({ runs: 0, stroke: 'missed', note: 'Past the edge.' })).toBe(
    'Played and missed. Past the edge.',
  )
})
