import { expect, test } from 'vitest'
import { season } from './golden-seasons.testing.ts'
import { result } from './results.testing.ts'
import { orderTemplates, pointsTemplates } from './templates.ts'

test('there are twelve real rule sets and more', () => {
  expect(Object.keys(pointsTemplates)).toHaveLength(16)
})

test('wins among those level come before net run rate', () => {
  const rules = { ...pointsTemplates.four, order: orderTemplates['wins-among-level'] }
  const level = [
    result('A 101/120 b 100/120'),
    result('C 101/120 a 100/120'),
    result('B 200/120 c 100/120'),
    result('D 101/120 c 100/120'),
    result('B 150/120 d 100/120'),
    result('A 101/120 d 100/120'),
  ]

  expect(season(rules, level)).toEqual(['1 a 3 8', '2 b 3 8', '3 d 3 4', '4 c 3 4'])
})
