import { expect, test } from 'vitest'
import { placeLabels } from './end-labels.ts'

const room = { left: 34, right: 500, top: 14, bottom: 240 }

test('a line that runs to the edge is named in the margin', () => {
  const [place] = placeLabels([{ name: 'India', spots: [{ x: 495, y: 60 }] }], room)

  expect(place).toEqual({ x: 510, y: 60, anchor: 'start' })
})

test('two lines that end together are named apart', () => {
  const names = ['South Africa 1st', 'South Africa 2nd']
  const [first, second] = placeLabels(
    names.map((name, index) => ({ name, spots: [{ x: 250 - index * 8, y: 170 + index * 6 }] })),
    room,
  )

  const apartDown = Math.abs((first?.y ?? 0) - (second?.y ?? 0)) >= 34
  const apartAcross = Math.abs((first?.x ?? 0) - (second?.x ?? 0)) >= 100
  expect(apartDown || apartAcross).toBe(true)
})

test('a line without a point is not named', () => {
  expect(placeLabels([{ name: 'India', spots: [] }], room)).toEqual([null])
})
