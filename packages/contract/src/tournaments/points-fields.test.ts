import { pointsTemplates } from '@pavilion/cricket/standings/templates.ts'
import { expect, test } from 'vitest'
import { PointsRules } from './points-fields.ts'

test('every template can be sent and stored', () => {
  for (const rules of Object.values(pointsTemplates))
    expect(PointsRules.parse(rules)).toEqual(rules)
})

test('rules that were stored before there were more of them are read as they are', () => {
  const stored = {
    points: { won: 4, lost: 0, tied: 2, drawn: 2, 'no result': 2 },
    bonuses: [
      {
        kind: 'ladder',
        of: 'runs',
        steps: [100, 150],
        pointsEach: 1,
        withinOvers: null,
        firstInningsOnly: false,
        allOutIsFull: true,
        results: ['won', 'lost'],
      },
    ],
    mostBonus: null,
    awardedRate: 'loser charged',
    order: ['points', 'wins', 'net run rate', { headToHead: ['points'] }],
  }

  expect(PointsRules.parse(stored)).toEqual(stored)
})
