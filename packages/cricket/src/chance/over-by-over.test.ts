import { expect, test } from 'vitest'
import { play } from '../fold/play.testing.ts'
import { hundred } from '../formats/hundred.ts'
import { lastManStands } from '../formats/last-man-stands.ts'
import { limited } from '../formats/limited.ts'
import { t20 } from '../formats/t20.ts'
import { test as fiveDays } from '../formats/test.ts'
import type { PlayingConditions } from '../formats/conditions.ts'
import { viewOf } from '../views/view.ts'
import { chancesOf } from './over-by-over.ts'

const times = (count: number, balls: string) => Array(count).fill(balls).join(' ')
const first = `h: ${times(100, '1')} ${times(20, '2')}`

const chances = (conditions: PlayingConditions, innings: readonly string[], usual: number | null) =>
  chancesOf(viewOf(play(conditions, ...innings)).innings, usual)

test('a chase has its chances from its start to now', () => {
  const points = chances(t20, [first, `a: ${times(8, '1')} 6 6`], null) ?? []

  expect(points.map(({ innings, over }) => [innings, over])).toEqual([
    [2, 0],
    [2, 1],
    [2, 2],
  ])
  expect(points[2]?.chance).toBeLessThan(points[1]?.chance ?? 0)
})

test('the first innings has chances only where a usual score is known', () => {
  const innings = [`h: ${times(12, '1')}`]

  expect(chances(t20, innings, null)).toBeUndefined()
  expect(chances(t20, innings, 140)?.map(({ over }) => over)).toEqual([0, 1, 2])
  expect(chances(t20, [first, 'a: 1'], 140)?.map(({ innings: one }) => one)).toEqual([
    ...Array<number>(21).fill(1),
    2,
    2,
  ])
})

test('a side that has made its target has won, one that is bowled out has not', () => {
  const won = chances(t20, ['h: 4 Wb Wb Wb Wb Wb Wb Wb Wb Wb Wb', 'a: 6'], null)
  const lost = chances(t20, [first, `a: ${times(10, 'Wb')}`], null)

  expect(won?.at(-1)?.chance).toBe(0)
  expect(lost?.at(-1)?.chance).toBe(1)
})

test.each([
  { what: 'a Test', conditions: fiveDays },
  { what: 'ten overs', conditions: limited(10) },
  { what: 'sets of five', conditions: hundred },
  { what: 'last man stands', conditions: lastManStands },
  { what: 'eight a side', conditions: { ...t20, playersPerSide: 8 } },
])('nothing is said of $what', ({ conditions }) => {
  expect(chances(conditions, ['h: 1 1 1', 'a: 1'], 140)).toBeUndefined()
})
