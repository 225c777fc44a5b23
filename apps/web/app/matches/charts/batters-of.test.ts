import { expect, test } from 'vitest'
import { battersOf } from './wagon.tsx'

const shot = (batter: string) => ({ seq: 1, angle: 0, length: 1, runs: 4, wicket: false, batter })

test('a wagon wheel offers those who have a shot in it, in batting order', () => {
  const batting = ['Asad', 'Babar', 'Kamran'].map((name) => ({ id: name[0] ?? '', name }))

  expect(battersOf({ points: [shot('K'), shot('A'), shot('K')] }, batting)).toEqual([
    { id: 'A', name: 'Asad' },
    { id: 'K', name: 'Kamran' },
  ])
})
