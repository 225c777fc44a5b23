import { expect, test } from 'vitest'
import { daysOf, foldsOf } from './fixture-day.ts'

const fixtureOn = (day: number, status: 'complete' | 'upcoming') => ({
  startsAt: `2026-06-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  match: { status },
})

/** Two matches on each day of June. */
function season(days: number, played: number) {
  const fixtures = Array.from({ length: days * 2 }, (_, at) => {
    const day = 1 + Math.floor(at / 2)
    return fixtureOn(day, day <= played ? 'complete' : 'upcoming')
  })
  return daysOf(fixtures, 'UTC')
}

test('a short list is open, whatever is played of it', () => {
  expect(foldsOf(season(6, 3))).toEqual({ played: [], later: [] })
})

test('of a long list what is played is folded, and the next twelve are open', () => {
  const { played, later } = foldsOf(season(20, 9))

  expect(played).toHaveLength(9)
  expect(later).toEqual(['16', '17', '18', '19', '20'].map((day) => `2026-06-${day}`))
})

test('of a season that is over the first days are open', () => {
  const { played, later } = foldsOf(season(20, 20))

  expect(played).toEqual([])
  expect(later).toHaveLength(14)
})
