import { expect, test } from 'vitest'
import { bowlersOf } from '../pad/bowlers.ts'
import { after, ball, opening } from '../scoring.testing.ts'
import type { MatchLimits } from './limit-store.ts'
import { limitedBy } from './over-limits.ts'

const limit = {
  by: 'Indus League',
  clause: '7.3',
  action: 'stop' as 'warn' | 'stop',
  spell: 1,
  day: 4,
  week: null,
  mostDays: 4,
}
const limitsOf = (changed: Partial<typeof limit>, overs = 0): MatchLimits => ({
  day: '2026-06-07',
  fromSeq: 0,
  bowlers: [
    { id: 'TJ', limits: [{ ...limit, ...changed }], bowled: [{ day: '2026-06-07', overs }] },
  ],
})

/** TK has bowled the first over, TJ the second. */
const second = [
  ...opening,
  ...Array.from({ length: 6 }, () => ball(0)),
  { type: 'bowler-came-on' as const, player: 'TJ' },
]
const state = after(...second)
const { current } = state
const by = (bowler: string) => ({ state, innings: current!, bowler })

test('a bowler whom no directive limits is not spoken of', () => {
  expect(limitedBy(limitsOf({}), by('TK'))).toBeNull()
  expect(limitedBy(limitsOf({}), by('TJ'))).toBeNull()
})

test('the pad cites the clause, and bars whom a directive stops', () => {
  const limits = limitsOf({}, 4)
  const says = '4 overs is the most in a day (Indus League, rule 7.3)'
  expect(limitedBy(limits, by('TJ'))).toEqual({ says, isStopped: true })
  const choices = bowlersOf(state, current!, {
    allowed: ['TJ', 'TI'],
    limitOf: (over) => limitedBy(limits, over),
  })
  expect(choices.find(({ id }) => id === 'TJ')).toMatchObject({ barred: says })
  expect(choices[0]?.id).toBe('TI')
})

test('a warning leaves the choice', () => {
  const limits = limitsOf({ action: 'warn', clause: '' }, 4)
  const choices = bowlersOf(state, current!, {
    allowed: ['TJ', 'TI'],
    limitOf: (over) => limitedBy(limits, over),
  })
  const [warned] = choices.filter(({ id }) => id === 'TJ')
  expect(warned?.note).toBe('4 overs is the most in a day (Indus League)')
  expect(warned).not.toHaveProperty('barred')
})
