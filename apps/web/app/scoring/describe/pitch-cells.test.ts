import { expect, test } from 'vitest'
import { lengthOf, lineOf, pitchLengths, pitchLines } from '@pavilion/cricket/pitch-zones.ts'
import { MIDDLE, pitchedIn, placeInCell } from './pitch-cells.ts'

const cells = pitchLengths.flatMap(({ name: length }) =>
  pitchLines.map(({ name: line }) => ({ length, line })),
)
const shares = [-0.2, 0, 0.3, 0.5, 1, 1.2]
const places = shares.flatMap((x) => shares.map((y) => ({ x, y })))

test.each([false, true])(
  'every press in a cell is of its line and length, mirrored: %s',
  (left) => {
    for (const cell of cells) {
      for (const place of places) {
        const point = pitchedIn(cell, place, left)
        expect({ length: lengthOf(point), line: lineOf(point, left) }).toEqual(cell)
      }
    }
  },
)

test('off is on the right for a right-hander, and a ball nearer the bowler is higher', () => {
  const cell = { length: 'short', line: 'off' } as const
  expect(pitchedIn(cell, MIDDLE, false).line).toBeGreaterThan(0)
  expect(pitchedIn(cell, MIDDLE, true).line).toBeLessThan(0)
  const [high, low] = [0.2, 0.8].map((y) => pitchedIn(cell, { x: 0.5, y }, false).length)
  expect(high).toBeGreaterThan(low ?? 0)
})

test.each([false, true])('a ball is drawn where it was pressed, mirrored: %s', (left) => {
  for (const cell of cells) {
    const { x, y } = placeInCell(cell, pitchedIn(cell, { x: 0.3, y: 0.7 }, left), left)
    expect(x).toBeCloseTo(0.3, 0)
    expect(y).toBeCloseTo(0.7, 0)
  }
})
