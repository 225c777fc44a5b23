import { expect, test } from 'vitest'
import type { LadderBonus, PointsRules } from './points-rules.ts'
import { iccRules } from './points-rules.ts'
import { scored } from './results.testing.ts'
import { tableOf } from './table.ts'

const ladder = {
  kind: 'ladder',
  pointsEach: 1,
  withinOvers: null,
  firstInningsOnly: false,
  allOutIsFull: true,
  results: ['won', 'lost'],
} as const

/** Bonus points of both sides: "a 2, b 1". */
function bonuses(rule: Partial<LadderBonus>, match: ReturnType<typeof scored>): string {
  const whole = { ...ladder, of: 'runs', steps: [100, 150], ...rule } as const
  const rules: PointsRules = { ...iccRules, bonuses: [whole] }
  return tableOf({ teams: ['a', 'b'], contributions: [match], rules })
    .map(({ team, bonus }) => `${team} ${bonus}`)
    .toSorted()
    .join(', ')
}

test('steps of runs may follow the overs of a shortened innings', () => {
  // Fifteen of twenty overs: 75 and 113 take the place of 100 and 150.
  const short = scored('A 113/5 15.0 of:15, b 75/8 15.0 of:15')

  expect(bonuses({}, short)).toBe('a 1, b 0')
  expect(bonuses({ revised: 'by overs' }, short)).toBe('a 2, b 1')
  expect(bonuses({ revised: 'by overs' }, scored('A 112/5 15.0 of:15, b 74/8 15.0 of:15'))).toBe(
    'a 1, b 0',
  )
})

test('steps of runs may follow a revised target for the side that bats second', () => {
  // 121 to win against 200: 120 of 200 are three fifths, so 60 and 90 take the place of 100 and 150.
  const chase = scored('A 200/5 20.0, b 90/8 12.0 of:12 to:121')

  expect(bonuses({}, chase)).toBe('a 2, b 0')
  expect(bonuses({ revised: 'by target' }, chase)).toBe('a 2, b 2')
  expect(bonuses({ revised: 'by target' }, scored('A 200/5 20.0, b 89/8 12.0 to:121'))).toBe(
    'a 2, b 1',
  )
})

test('a target that was raised asks for no more than the steps say', () => {
  const raised = scored('A 100/5 20.0, b 149/8 20.0 to:160')

  expect(bonuses({ revised: 'by target' }, raised)).toBe('a 1, b 1')
})

test('complete overs left count after a won chase, of those that were allotted', () => {
  const left: Partial<LadderBonus> = { of: 'overs left', steps: [2, 4, 6] }

  expect(bonuses(left, scored('a 100/5 20.0, B 101/5 15.5'))).toBe('a 0, b 2')
  expect(bonuses(left, scored('a 100/5 20.0, B 101/5 16.1'))).toBe('a 0, b 1')
  expect(bonuses(left, scored('a 100/5 20.0, B 101/5 13.0 of:15'))).toBe('a 0, b 1')
  expect(bonuses(left, scored('A 100/5 20.0, b 90/5 10.0'))).toBe('a 0, b 0')
})

test('runs per wicket, boundaries, runs and wickets tell those level apart', () => {
  const tie = scored('a 100/4 20.0 b:12, b 100/5 20.0 b:9')
  const first = (measure: PointsRules['order'][number], contributions = [tie]) => {
    const rules: PointsRules = { ...iccRules, order: ['points', measure] }
    return tableOf({ teams: ['b', 'a'], contributions, rules })[0]?.team
  }

  expect([first('runs per wicket'), first('boundaries')]).toEqual(['a', 'a'])
  expect(first('wickets taken')).toBe('a')
  expect(first('runs scored')).toBe('b')
  expect(first('runs scored', [scored('a 101/4 20.0, b 100/5 20.0', { result: 'drawn' })])).toBe(
    'a',
  )
})
