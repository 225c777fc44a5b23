import { expect, test } from 'vitest'
import { pitchTable } from './pitch-table.ts'

const ball = { line: 0.2, length: 0.35, runs: 0, outcome: 'dot', isLeftHander: false } as const

test('balls are counted by the place where the striker saw them pitch', () => {
  const { head, rows } = pitchTable([
    ball,
    { ...ball, runs: 4, outcome: 'boundary' },
    { ...ball, line: -0.2, isLeftHander: true, outcome: 'wicket' },
    { ...ball, line: -0.2, runs: 1, outcome: 'runs' },
  ])

  expect(head).toEqual(['Line and length', 'Balls', 'Runs', 'Boundaries', 'Wickets'])
  expect(rows).toEqual([
    ['Good length, down leg', 1, 1, 0, 0],
    ['Good length, outside off', 3, 4, 1, 1],
  ])
})
