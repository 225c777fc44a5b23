import type { Board } from '@pavilion/cricket/views/board.ts'
import { expect, test } from 'vitest'
import { boardLine } from './board-line.ts'

const innings = {
  number: 1,
  team: 'rovers',
  superOver: false,
  runs: 40,
  wickets: 1,
  overs: '5',
  closed: null,
} as const

const board: Board = {
  status: 'live',
  sentence: 'Ravi Rovers won the toss and chose to bat',
  innings: [innings],
  batting: 'rovers',
  bowling: 'markhors',
  batters: [],
  bowler: null,
  otherBowler: null,
  thisOver: [],
  recent: [],
  partnership: null,
  lastWicket: null,
  runRate: 8,
  requiredRate: null,
  target: null,
  needed: null,
  ballsLeft: 90,
  ballLimit: 120,
  equation: null,
  projected: 160,
  lead: null,
  freeHit: false,
  powerplay: null,
  powerplayTo: null,
  stoppage: null,
}

test('once balls are bowled the board says where the score is heading, not who won the toss', () => {
  expect(boardLine(board)).toBe('Projected score 160')
  expect(boardLine({ ...board, projected: null })).toBe(board.sentence)
})

test('a chase says what is needed, and a longer match who leads', () => {
  expect(boardLine({ ...board, equation: 'Need 46 from 28 balls' })).toBe('Need 46 from 28 balls')
  expect(boardLine({ ...board, lead: 'Rovers lead by 12' })).toBe('Rovers lead by 12')
})

test('while nobody bats the sentence of the match stands', () => {
  const rain = 'Rain has stopped play'
  expect(boardLine({ ...board, stoppage: 'rain', sentence: rain })).toBe(rain)
  expect(boardLine({ ...board, innings: [{ ...innings, closed: 'all out' }] })).toBe(board.sentence)
  expect(boardLine({ ...board, status: 'complete' })).toBe(board.sentence)
})
